/** Reads and checks a project file line by line. It keeps only one line in memory. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { SqlValue } from '../database.ts';
import { readMigrations } from '../migrations.ts';
import type { ProjectFileHeader } from './export.ts';
import { readProjectTables, type ProjectTable } from './tables.ts';

/**
 * The maximum length of a line. It is longer than the largest row that requests can create, even if JSON escapes every
 * character.
 */
const maxLineBytes = 16 * 1_048_576;
const maxIntegers = 2 ** 31 - 1;

/** Thrown for a fault of the file. The message names the line. */
export class ProjectFileFault extends Error {
  override name = 'ProjectFileFault';

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
  }
}

export interface FileRow {
  line: number;
  bytes: number;
  table: ProjectTable;
  row: Record<string, SqlValue>;
}

/**
 * Returns the header and then each row. Rejects with ProjectFileFault. The checksum is compared after the last row, so
 * the caller must be able to discard the rows.
 */
export async function* readProjectFile(file: string): AsyncGenerator<ProjectFileHeader | FileRow> {
  const tables = new Map(readProjectTables().map((table) => [table.name, table]));
  const order = [...tables.keys()];
  const checksum = createHash('sha256');
  let header: ProjectFileHeader | undefined;
  let place = 0;
  let count = 0;
  let isComplete = false;
  let number = 0;
  for await (const bytes of readLines(file)) {
    number += 1;
    const fault = (message: string) => new ProjectFileFault(number, message);
    if (isComplete) throw fault('there is text after the last line');
    const value = parseObject(bytes, fault);
    if (header === undefined) {
      header = checkHeader(value, fault);
      yield header;
    } else if ('sha256' in value) {
      if (value['rows'] !== count) throw fault(`the file has ${count} rows, not ${String(value['rows'])}`);
      if (value['sha256'] !== checksum.copy().digest('hex'))
        throw fault('the checksum is wrong: the file was changed or damaged');
      isComplete = true;
      continue;
    } else {
      const table = tables.get(String(value['table']));
      if (table === undefined) throw fault('there is no such table');
      if (order.indexOf(table.name) < place) throw fault(`the rows of ${table.name} should come earlier`);
      place = order.indexOf(table.name);
      count += 1;
      yield { line: number, bytes: bytes.length, table, row: checkRow(value['row'], table, header.project.id, fault) };
    }
    checksum.update(bytes).update('\n');
  }
  if (!isComplete) throw new ProjectFileFault(number + 1, 'the last line with the checksum is missing');
}

type Fault = (message: string) => ProjectFileFault;

async function* readLines(file: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  let line = 1;
  for await (const chunk of createReadStream(file, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]);
      [parts, length, from] = [[], 0, end + 1];
      line += 1;
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > maxLineBytes) throw new ProjectFileFault(line, `the line has more than ${maxLineBytes} bytes`);
  }
  if (length > 0) throw new ProjectFileFault(line, 'the line is incomplete: the file was cut off');
}

function parseObject(bytes: Buffer, fault: Fault): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw fault('the line is not JSON in UTF-8');
  }
  if (!isObject(value)) throw fault('the line is not a JSON object');
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkHeader(value: Record<string, unknown>, fault: Fault): ProjectFileHeader {
  const { format, version, schema, project } = value;
  if (format !== 'jurybox-project') throw fault('this is not a project file of Jurybox');
  if (version !== 1) throw fault(`the format has the version ${JSON.stringify(version)}, and only 1 is supported`);
  const supported = readMigrations().length;
  if (schema !== supported)
    throw fault(
      `the rows have the schema ${JSON.stringify(schema)}, and this Jurybox has ${supported}; use equal versions`,
    );
  if (!isObject(project)) throw fault('the project is missing');
  for (const name of ['id', 'workspace_id', 'organization_id'])
    if (!isId(project[name])) throw fault(`project.${name} is not an id`);
  const { name, created_at: createdAt } = project;
  if (typeof name !== 'string' || name === '' || !isStorable(name) || countCharacters(name) > 200)
    throw fault('project.name should have 1 to 200 characters');
  if (!isTime(createdAt)) throw fault('project.created_at is not a time');
  return value as unknown as ProjectFileHeader;
}

/**
 * Checks those properties of a row that the engines and the server rely on. It does not check every limit of the API.
 */
function checkRow(
  row: unknown,
  { name: table, columns }: ProjectTable,
  projectId: string,
  fault: Fault,
): FileRow['row'] {
  if (!isObject(row)) throw fault('the row is not an object');
  const missing = columns.find(({ name }) => !(name in row));
  if (missing !== undefined) throw fault(`the row has no column ${missing.name}`);
  if (Object.keys(row).length > columns.length) throw fault('the row has an unknown column');
  for (const { name, type, isNullable } of columns) {
    const value = row[name];
    const isValid =
      value === null
        ? isNullable
        : type === 'integer'
          ? Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxIntegers
          : typeof value === 'string' && isStorable(value) && isValidText(table, name, value);
    if (!isValid) throw fault(`the value of ${name} is not valid`);
  }
  if (row['project_id'] !== undefined && row['project_id'] !== projectId)
    throw fault('project_id is not the id of the project');
  if ((row['deleted_at'] ?? null) !== null) throw fault('deleted_at should be null');
  return row as FileRow['row'];
}

/** The columns with JSON text, and the kind of JSON value in each. */
const json: Record<string, 'list' | 'object' | 'value'> = {
  'evaluations.variants': 'list',
  'scenarios.inputs': 'list',
  'scenarios.outputs': 'list',
  'scenarios.score': 'value',
  'scenario_judges.score': 'value',
  'judgements.changes': 'object',
  'variant_revisions.parameters': 'object',
  'environments.answer': 'object',
};

const words: Record<string, readonly string[]> = {
  'keys.role': ['viewer', 'evaluator', 'editor', 'admin'],
  'evaluations.evaluation_type': ['human_a_b_testing', 'single_model_test'],
  'environments.name': ['development', 'staging', 'production'],
};

/**
 * The patterns of texts that the server sends in a header or prints. Other texts could break the header or the output.
 */
const patterns: Record<string, RegExp> = {
  'environments.etag': /^"[\w-]{1,64}"$/,
  'keys.prefix': /^jbx_\w{1,64}$/,
};

function isValidText(table: string, column: string, text: string): boolean {
  const place = `${table}.${column}`;
  const allowed = words[place];
  if (allowed !== undefined) return allowed.includes(text);
  const holds = json[place];
  if (holds !== undefined) return isJson(text, holds);
  const pattern = patterns[place];
  if (pattern !== undefined) return pattern.test(text);
  if (/_(at|until)$/.test(column)) return isTime(text);
  return !/(^|_)id$/.test(column) || isId(text);
}

function isJson(text: string, holds: 'list' | 'object' | 'value'): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return holds === 'value' || (holds === 'list' ? Array.isArray(value) : isObject(value));
  } catch {
    return false;
  }
}

/**
 * Checks that a text has no lone surrogate, which neither engine stores, and no U+0000, which PostgreSQL does not
 * store.
 */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Counts characters as the contract does: an emoji is one character, but two units of a JavaScript string. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && isStorable(value) && countCharacters(value) <= 64;
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
}
