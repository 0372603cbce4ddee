import { formText } from '../parts/form-text.ts';

/** A time, as the operations of the API accept it. Without an end, the time is not limited there. */
export interface Period {
  created_from?: string;
  created_before?: string;
}

/** The fields for the first and the last day of a time. */
export function PeriodFields() {
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} class="field">
          <span>{name === 'from' ? 'From' : 'To'}</span>
          <input name={name} type="date" />
        </label>
      ))}
    </>
  );
}

/** Returns the time in a form with `PeriodFields`. The days are those of the person's time zone. */
export function periodIn(event: SubmitEvent): Period {
  const midnight = (name: string, laterDays: number) => {
    const date = new Date(`${formText(event, name)}T00:00`);
    date.setDate(date.getDate() + laterDays);
    return date.toISOString();
  };
  return {
    ...(formText(event, 'from') === '' ? {} : { created_from: midnight('from', 0) }),
    ...(formText(event, 'to') === '' ? {} : { created_before: midnight('to', 1) }),
  };
}
