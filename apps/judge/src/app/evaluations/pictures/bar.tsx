import { grouped } from '../../figures.ts';
import { portion } from './picture.tsx';

/** Screen readers skip the bar, because the text beside it says the same. */
export function Bar({ share, kind = 'side-1' }: { share: number; kind?: string }) {
  return (
    <svg class="bar" aria-hidden="true">
      <rect class="track" width="100%" height="100%" rx="7" />
      {share > 0 && <rect class={kind} width={portion(share)} height="100%" rx="7" />}
    </svg>
  );
}

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
