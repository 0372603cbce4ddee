import type { ScenarioCreate } from '@jurybox/types';
import type { FileProblem, FileRow, Table } from './problems.ts';
import { correctColumn, inputPrefix, outputPrefix } from './spreadsheet.ts';

/** The role of a column: an input, the correct answer, the output of the variant `variantId`, or none. */
export type Role = { kind: 'input' | 'correct' | 'ignored' } | { kind: 'output'; variantId: string };
export type Roles = Map<string, Role>;

/** The members of a variant that the import needs. */
export interface ImportVariant {
  variant_id: string;
  variant_name: string;
  base_name: string;
}

const correctNames =
  /^(correct[ _-]?answer|expected([ _-]?(output|answer))?|reference([ _-]?answer)?|ground[ _-]?truth)$/i;

export function guessRoles({ columns, isExport = false }: Table, variants: ImportVariant[]): Roles {
  const taken = new Set<string>();
  const roleOf = (column: string): Role => {
    const name = column.trim().toLowerCase();
    const at = variants.findIndex((variant, index) =>
      [
        variant.variant_id,
        variant.variant_name,
        variant.base_name,
        ...['output', 'answer'].flatMap((word) => [
          `${word}_${index + 1}`,
          `${word} ${index + 1}`,
          `${word}${index + 1}`,
        ]),
        ...['output', 'answer'].flatMap((word) => [`${word}_${'ab'.charAt(index)}`, `${word} ${'ab'.charAt(index)}`]),
        ...(variants.length === 1 ? ['output', 'answer'] : []),
      ].some((known) => known.toLowerCase() === name),
    );
    const variantId = variants[at]?.variant_id;
    if (variantId !== undefined && !taken.has(variantId)) {
      taken.add(variantId);
      return { kind: 'output', variantId };
    }
    return { kind: correctNames.test(name) ? 'correct' : 'input' };
  };
  const exportedRoleOf = (column: string): Role => {
    if (column === correctColumn) return { kind: 'correct' };
    if (column.startsWith(inputPrefix)) return { kind: 'input' };
    const role = roleOf(column.slice(outputPrefix.length));
    return role.kind === 'output' ? role : { kind: 'ignored' };
  };
  return new Map(columns.map((column) => [column, isExport ? exportedRoleOf(column) : roleOf(column)]));
}

const maxTextLength = 100_000;
const maxInputs = 100;

/** Returns the scenarios in a file, and its faults with their lines. Leaves out rows with a fault. */
export function scenariosOf(
  table: Table,
  roles: Roles,
  variants: ImportVariant[],
): { scenarios: { line: number; scenario: ScenarioCreate }[]; problems: FileProblem[] } {
  const columnsOf = (isWanted: (role: Role) => boolean) =>
    table.columns.filter((column) => isWanted(roles.get(column) ?? { kind: 'ignored' }));
  const inputs = columnsOf(({ kind }) => kind === 'input');
  const [correct] = columnsOf(({ kind }) => kind === 'correct');
  const outputs = variants.map((variant) => ({
    ...variant,
    columns: columnsOf((role) => role.kind === 'output' && role.variantId === variant.variant_id),
  }));
  const general = [
    ...(inputs.length === 0 ? ['No column is chosen as an input.'] : []),
    ...(inputs.length > maxInputs ? [`${inputs.length} columns are inputs; at most ${maxInputs} are allowed.`] : []),
    ...outputs.flatMap(({ columns, variant_name: name }) =>
      columns.length === 0
        ? [`No column has the answers of ${name}.`]
        : columns.length > 1
          ? [`${columns.length} columns have the answers of ${name}.`]
          : [],
    ),
  ].map((message) => ({ line: 1, message }));
  if (general.length > 0) return { scenarios: [], problems: [...table.problems, ...general] };

  const problems = [...table.problems];
  const scenarios = table.rows.flatMap((row) => {
    const found = faultsOf(row, inputs, outputs);
    problems.push(...found.map((message) => ({ line: row.line, message })));
    if (found.length > 0) return [];
    const answer = correct === undefined ? '' : textIn(row, correct);
    const scenario: ScenarioCreate = {
      inputs: inputs.map((name) => ({ input_name: inputName(table, name), input_value: textIn(row, name) })),
      outputs: outputs.map(({ variant_id, columns: [column = ''] }) => ({
        variant_id,
        variant_output: textIn(row, column),
      })),
      ...(answer === '' ? {} : { correct_answer: answer }),
    };
    return [{ line: row.line, scenario }];
  });
  return { scenarios, problems: problems.sort((a, b) => a.line - b.line) };
}

function faultsOf(row: FileRow, inputs: string[], outputs: { variant_name: string; columns: string[] }[]): string[] {
  const texts = [...row.cells];
  return [
    ...(inputs.every((name) => textIn(row, name).trim() === '') ? ['All inputs are empty.'] : []),
    ...outputs.flatMap(({ variant_name: name, columns: [column = ''] }) =>
      // An empty answer is a real output: the variant refused or failed. In JSON, an answer can also be missing.
      row.cells.has(column) ? [] : [`The answer of ${name} is missing.`],
    ),
    ...texts.flatMap(([name, text]) =>
      text.length > maxTextLength
        ? [`"${name}" has ${text.length} characters; at most ${maxTextLength} are allowed.`]
        : [],
    ),
    ...texts.flatMap(([name, text]) =>
      // The name of a column becomes the name of an input. In JSON, it can contain any character.
      [name, text].some((one) => one.includes('\0') || !one.isWellFormed())
        ? [`"${name}" contains an invalid character: U+0000 or an unpaired surrogate.`]
        : [],
    ),
  ];
}

function inputName({ isExport = false }: Table, column: string): string {
  return isExport && column.startsWith(inputPrefix) ? column.slice(inputPrefix.length) : column;
}

function textIn(row: FileRow, column: string): string {
  return row.cells.get(column) ?? '';
}

const maxBatchRows = 500;
/** The maximum size of a batch, which is below the server's limit of 1 MiB for a request body. */
const maxBatchBytes = 900_000;

/** Splits scenarios into batches that fit into one request each. */
export function batchesOf(scenarios: ScenarioCreate[]): ScenarioCreate[][] {
  const batches: ScenarioCreate[][] = [];
  let bytes = Infinity;
  for (const scenario of scenarios) {
    const size = new TextEncoder().encode(JSON.stringify(scenario)).length;
    const last = batches.at(-1);
    if (last === undefined || bytes + size > maxBatchBytes || last.length >= maxBatchRows) {
      batches.push([scenario]);
      bytes = size;
    } else {
      last.push(scenario);
      bytes += size;
    }
  }
  return batches;
}
