import { getVariantRevision, type Parameters } from '@jurybox/client';
import { useMemo } from 'preact/hooks';
import { counted } from '../figures.ts';
import { Shown } from '../parts.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { compareParameters, type Piece, type Row } from './compare.ts';

interface Revision {
  variant_id: string;
  revision: number;
  variant_name?: string;
}

interface Revisions {
  from: Revision | undefined;
  to: Revision;
}

/** Loads two revisions, even of two different variants, and shows them side by side. */
export function RevisionDifference({ from, to }: Revisions) {
  // A new key makes Preact forget the comparison of the revisions that were shown before.
  const key = [from?.variant_id, from?.revision, to.variant_id, to.revision].join();
  return <LoadedDifference key={key} from={from} to={to} />;
}

function LoadedDifference({ from, to }: Revisions) {
  const { client } = useSession();
  const read = ({ variant_id, revision }: Revision) =>
    getVariantRevision({ client, path: { variant_id, revision } }).then(({ parameters }) => parameters);
  const loading = useLoaded(
    async () => ({ before: from === undefined ? {} : await read(from), after: await read(to) }),
    [client, from?.variant_id, from?.revision, to.variant_id, to.revision],
  );
  const name = ({ variant_name, revision }: Revision) =>
    `${variant_name === undefined ? '' : `${variant_name}, `}revision ${revision}`;
  const names: [string, string] = [from === undefined ? 'nothing' : name(from), name(to)];
  return <Shown of={loading}>{(both) => <Difference {...both} names={names} />}</Shown>;
}

interface DifferenceProps {
  before: Parameters;
  after: Parameters;
  names: [before: string, after: string];
}

export function Difference({ before, after, names }: DifferenceProps) {
  const { changes, equal } = useMemo(() => compareParameters(before, after), [before, after]);
  if (changes.length === 0) return <p class="muted">The parameters are equal.</p>;
  return (
    <div class="difference">
      {changes.map(({ name, change, rows }) => (
        <table key={name} class="diff">
          <caption>
            <code dir="auto">{name}</code> <span class="badge">{change}</span>
          </caption>
          <thead>
            <tr>
              {names.map((each, at) => (
                <th key={at} scope="col" dir="auto">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <DifferenceRow key={at} row={row} />
            ))}
          </tbody>
        </table>
      ))}
      {equal > 0 && <p class="muted small">{counted(equal, 'equal member')} not shown.</p>}
    </div>
  );
}

function DifferenceRow({ row }: { row: Row }) {
  if ('skipped' in row)
    return (
      <tr class="skipped">
        <td colSpan={2}>{counted(row.skipped, 'equal line')}</td>
      </tr>
    );
  const { before, after, isEqual } = row;
  const side = (pieces: Piece[] | null, Change: 'del' | 'ins') => {
    const line = pieces !== null && <Line pieces={pieces} />;
    return isEqual || !line ? line : <Change>{line}</Change>;
  };
  return (
    <tr class={isEqual ? 'equal' : 'changed'}>
      <td class="before">{side(before, 'del')}</td>
      <td class="after">{side(after, 'ins')}</td>
    </tr>
  );
}

/** An empty line gets a space. Otherwise, it would have no height. */
function Line({ pieces }: { pieces: Piece[] }) {
  const isEmpty = pieces.every(({ text }) => text === '');
  return (
    <span class="line-text" dir="auto">
      {isEmpty ? ' ' : pieces.map(({ text, isChanged }, at) => (isChanged ? <mark key={at}>{text}</mark> : text))}
    </span>
  );
}
