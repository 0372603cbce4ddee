import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The field for a note. Ctrl+Enter sends the note. Escape closes the field, and the note is sent with the vote. When
 * the field closes, the element that had the focus before gets it again.
 */
export function NoteEditor({
  note,
  change,
  send,
  close,
}: {
  note: string;
  change: (note: string) => void;
  send: () => void;
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
            if (event.key === 'Enter') send();
            close();
          }}
        />
      </label>
      <button
        class="quiet"
        onClick={() => {
          send();
          close();
        }}
      >
        Send <kbd>Ctrl Enter</kbd>
      </button>
    </div>
  );
}
