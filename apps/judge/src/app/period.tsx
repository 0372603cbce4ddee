import { formText } from '../parts/form-text.ts';

/** A period as query parameters of the API. If it has no start or no end, it is not limited on this side. */
export interface Period {
  created_from?: string;
  created_before?: string;
}

/** The fields of a form for the first and the last day of a period. */
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

/** Returns the period that a person chose in a form with `PeriodFields`, in the person's time zone. */
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
