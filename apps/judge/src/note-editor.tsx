import { useLayoutEffect, useRef } from 'preact/hooks';

/** The field for a note. Escape or Ctrl+Enter closes the field, and the focus returns to its previous place. */
export function NoteEditor({
  note,
  change,
  close,
}: {
  note: string;
  change: (note: string) => void;
  close: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div class="note">
      <label class="field">
        <span>Note</span>
        <textarea
          ref={field}
          rows={3}
          maxLength={10_000}
          value={note}
          onInput={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
            event.preventDefault();
            close();
          }}
        />
      </label>
      <button class="quiet" onClick={close}>
        Done <kbd>Esc</kbd>
      </button>
    </div>
  );
}
