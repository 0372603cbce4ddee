import { grouped } from '../../figures.ts';
import { portion } from './picture.tsx';

/** A bar with its figure as text beside it, so screen readers skip the bar. */
export function Bar({ share, kind = 'side-1' }: { share: number; kind?: string }) {
  return (
    <svg class="bar" aria-hidden="true">
      <rect class="track" width="100%" height="100%" rx="7" />
      {share > 0 && <rect class={kind} width={portion(share)} height="100%" rx="7" />}
    </svg>
  );
}

/** Shows one bar for each count. */
export function Bars({ counts }: { counts: { name: string; count: number; kind: string }[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul class="bars">
      {counts.map(({ name, count, kind }) => (
        <li key={name}>
          <span class="bar-name" title={name}>
            {name}
          </span>
          <Bar share={count / most} kind={kind} />
          <span class="figure">{grouped(count)}</span>
        </li>
      ))}
    </ul>
  );
}
