import { options } from 'preact';

/**
 * Changes the state and renders the page before returning. If the change shows a new text field, the next key press
 * then reaches this field.
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
