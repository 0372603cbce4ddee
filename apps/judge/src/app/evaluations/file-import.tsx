import type { ScenarioCreate, Variant } from '@jurybox/client';
import { guessRoles, readTable, scenariosOf, type Role, type Roles, type Table } from '@jurybox/scenario-files';
import { useEffect, useState } from 'preact/hooks';
import { ImportPreview } from './import-preview.tsx';
import { Problem } from '../parts.tsx';

const maxFileBytes = 50 * 1_048_576;

/** Lets an editor choose a file and the role of each column, and shows the scenarios that the file contains. */
export function FileImport({
  title,
  variants,
  change,
}: {
  title: string;
  variants: Variant[];
  change: (scenarios: ScenarioCreate[]) => void;
}) {
  const [file, setFile] = useState<{ name: string; table: Table } | undefined>(undefined);
  const [chosen, setChosen] = useState<Roles>(new Map());
  const [problem, setProblem] = useState('');
  const roles: Roles = file === undefined ? new Map() : new Map([...guessRoles(file.table, variants), ...chosen]);
  const result = file === undefined ? undefined : scenariosOf(file.table, roles, variants);
  const rolesText = JSON.stringify([...roles]);
  const ids = variants.map(({ variant_id: id }) => id).join(' ');
  useEffect(() => {
    change(result?.scenarios.map(({ scenario }) => scenario) ?? []);
  }, [file, rolesText, ids]);
  // The role of a column can be a variant. So if the variants change, the chosen roles are no longer valid.
  useEffect(() => setChosen(new Map()), [ids]);

  const read = async (picked: File | undefined) => {
    if (picked === undefined) return;
    setChosen(new Map());
    setFile(undefined);
    setProblem('');
    if (picked.size > maxFileBytes) return setProblem('The file is larger than 50 MiB. Split it.');
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await picked.arrayBuffer());
      setFile({ name: picked.name, table: readTable(picked.name, text) });
    } catch {
      setProblem('The file is not text in UTF-8. Save it as CSV UTF-8.');
    }
  };

  return (
    <section class="panel stack">
      <h2>{title}</h2>
      <label class="field">
        <span>File: CSV, JSON Lines or JSON</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,.json"
          // Without this, the browser reports no change if the editor corrects the file and chooses it again.
          onClick={(event) => void (event.currentTarget.value = '')}
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
        <small class="muted">
          One scenario in each line or list item: its inputs, the answer of each variant and, if you have it, the
          correct answer.
        </small>
      </label>
      <Problem>{problem}</Problem>
      {file !== undefined && result !== undefined && (
        <>
          <h3>Columns of {file.name}</h3>
          <Columns
            table={file.table}
            roles={roles}
            variants={variants}
            choose={(column, role) => setChosen(new Map([...chosen, [column, role]]))}
          />
          <ImportPreview {...result} variants={variants} />
        </>
      )}
    </section>
  );
}

interface ColumnsProps {
  table: Table;
  roles: Roles;
  variants: Variant[];
  choose: (column: string, role: Role) => void;
}

function Columns({ table, roles, variants, choose }: ColumnsProps) {
  const options: { value: string; text: string; role: Role }[] = [
    { value: 'input', text: 'Input', role: { kind: 'input' } },
    ...variants.map(({ variant_id: variantId, variant_name: name }) => ({
      value: variantId,
      text: `Answer of ${name}`,
      role: { kind: 'output', variantId } as const,
    })),
    { value: 'correct', text: 'Correct answer', role: { kind: 'correct' } },
    { value: 'ignored', text: 'Leave out', role: { kind: 'ignored' } },
  ];
  const valueOf = (role: Role | undefined) => (role?.kind === 'output' ? role.variantId : role?.kind);
  return (
    <div class="columns">
      {table.columns.slice(0, 30).map((column) => (
        <label class="field" key={column}>
          <span class="column-name">{column}</span>
          <select
            value={valueOf(roles.get(column))}
            onChange={(event) => {
              const option = options.find(({ value }) => value === event.currentTarget.value);
              if (option !== undefined) choose(column, option.role);
            }}
          >
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
