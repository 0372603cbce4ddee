import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A page with one message. The heading gets the focus, so that a screen reader reads it. */
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
    if (!isBusy) heading.current?.focus();
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
