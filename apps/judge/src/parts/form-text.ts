/** Returns the text of a field of the form that is submitted, without blanks at its ends. */
export function formText(event: SubmitEvent, name: string): string {
  const value = new FormData(event.currentTarget as HTMLFormElement).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
