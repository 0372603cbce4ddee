import { options } from 'preact';

/** Makes a change of the state and renders it before it returns, so that the next key reaches a new field. */
export function renderNow(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (render) => render();
  try {
    change();
  } finally {
    options.debounceRendering = debounceRendering;
  }
}
