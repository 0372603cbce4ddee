import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface PictureProps {
  /** The CSS class that sets the size of the picture. */
  kind: string;
  title: string;
  /** The figures of the picture as text, for people who do not see it. */
  description: string;
  children: ComponentChildren;
}

/**
 * A picture in SVG. Its parts are placed by percentages, so that it fits every width without distortion. Its colours
 * are in the style sheet, because the content security policy forbids inline styles.
 */
export function Picture({ kind, title, description, children }: PictureProps) {
  const id = useId();
  return (
    <svg class={kind} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}

/** Turns a share of the width or height, from 0 to 1, into a percentage for an attribute of SVG. */
export const portion = (share: number): string => `${Math.round(1e5 * Math.min(1, Math.max(0, share))) / 1e3}%`;
