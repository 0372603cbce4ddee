import { options } from 'preact';

/**
 * Calls `change` and renders the page at once. So if the change shows a new text field, the next key press reaches this
 * field.
 */
export function renderNow(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (render) => render();
  try {
    change();
  } finally {
    options.debounceRendering = debounceRendering;
  }
}
