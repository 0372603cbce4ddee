/** Returns the text of a field of the submitted form, without blanks at the beginning and end. */
export function formText(event: SubmitEvent, name: string): string {
  const value = new FormData(event.currentTarget as HTMLFormElement).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
