import { options } from 'preact';

/** Changes the state and renders the page before returning, so that the next key press reaches a new field. */
export function renderNow(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (render) => render();
  try {
    change();
  } finally {
    options.debounceRendering = debounceRendering;
  }
}
