/** Whether a text is an existing date of the form `2027-01-31`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Returns the date part (`2027-01-31`) of a date or a timestamp; undefined for any other text. */
export function dayOf(text: string | undefined): string | undefined {
  const day = /^\d{4}-\d\d-\d\d(?=$|T\d\d:\d\d)/.exec(text ?? '')?.[0];
  return day !== undefined && isDay(day) ? day : undefined;
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
