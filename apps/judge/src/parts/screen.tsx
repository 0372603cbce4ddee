import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A page with one message. Its heading gets the focus, for screen readers, unless a field has the focus. */
export function Screen({
  title,
  isBusy = false,
  children,
}: {
  title: string;
  isBusy?: boolean;
  children?: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Jurybox`;
    if (!isBusy && !(document.activeElement instanceof HTMLInputElement)) heading.current?.focus();
  }, [title, isBusy]);
  return (
    <main class="screen" aria-busy={isBusy}>
      <div class="screen-card">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
