/** Whether a text is a day that exists, written like `2027-01-31`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Returns the day of a date (`2027-01-31`) or of a date with a time; undefined for any other text. */
export function dayOf(text: string | undefined): string | undefined {
  const day = /^\d{4}-\d\d-\d\d(?=$|T\d\d:\d\d)/.exec(text ?? '')?.[0];
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Returns the day that is a number of days after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The largest number of days that an approval or an ignore may be valid. */
export const maxValidDays = 366;
