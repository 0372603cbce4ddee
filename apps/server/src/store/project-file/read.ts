/** Reads a project file line by line and checks its format. It keeps only one line in memory. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { SqlValue } from '../database.ts';
import { userTables } from '../erasure.ts';
import { readMigrations } from '../migrations.ts';
import type { ProjectFileHeader } from './export.ts';
import { projectTables, type ProjectTable } from './tables.ts';

/** The maximum length of a line. The largest row that requests can create fits, even if every character is escaped. */
const maxLineBytes = 16 * 1_048_576;
/** The largest integer in a row of the file. Both engines store larger integers, so requests can still increase it. */
const maxInteger = 2 ** 30;

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

type FileEnd = { rows: number; sha256: string };

/** Throws ProjectFileFault. If the checksum is wrong, throws only at the end, and the caller must discard the rows. */
export async function* readProjectFile(file: string): AsyncGenerator<ProjectFileHeader | FileRow | FileEnd> {
  const order = [...projectTables.keys()];
  const checksum = createHash('sha256');
  let header: ProjectFileHeader | undefined;
  let latest: Pick<FileRow, 'table' | 'row'> | undefined;
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
      const { rows, sha256 } = value;
      if (rows !== count) throw fault(`the file has ${count} rows, and the last line has another number`);
      if (sha256 !== checksum.copy().digest('hex'))
        throw fault('the checksum is wrong: the file was changed or damaged');
      isComplete = true;
      yield { rows: count, sha256 };
      continue;
    } else {
      const { table: name } = value;
      const table = typeof name === 'string' ? projectTables.get(name) : undefined;
      if (table === undefined) throw fault('there is no such table');
      const row = checkRow(value['row'], table, header.project.id, fault);
      if (latest !== undefined && order.indexOf(table.name) < order.indexOf(latest.table.name))
        throw fault(`the rows of ${table.name} should come earlier`);
      if (latest?.table === table && !isAfter(row, latest.row, table.key))
        throw fault(`the row should come earlier, or the file has it twice`);
      latest = { table, row };
      count += 1;
      yield { line: number, bytes: bytes.length, table, row };
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
  if (version !== 1) throw fault(`the version of the format is ${describe(version)}, and only 1 is supported`);
  const supported = readMigrations().length;
  if (schema !== supported)
    throw fault(
      `the rows have schema ${describe(schema)}, and this Jurybox has ${supported}; ` +
        'export and import with the same version of Jurybox',
    );
  if (!isObject(project)) throw fault('the project is missing');
  for (const name of ['id', 'workspace_id', 'organization_id'])
    if (!isId(project[name])) throw fault(`project.${name} is not an id`);
  const { name, created_at: createdAt } = project;
  if (typeof name !== 'string' || !isText(name, 200)) throw fault('project.name should have 1 to 200 characters');
  if (!isTime(createdAt)) throw fault('project.created_at is not a time');
  return value as unknown as ProjectFileHeader;
}

function describe(version: unknown): string {
  return typeof version === 'number' ? String(version) : '(not a number)';
}

function checkRow(row: unknown, table: ProjectTable, projectId: string, fault: Fault): FileRow['row'] {
  const { name: tableName, columns } = table;
  if (!isObject(row)) throw fault('the row is not an object');
  const missing = columns.find(({ name }) => !Object.hasOwn(row, name));
  if (missing !== undefined) throw fault(`the row has no column ${missing.name}`);
  if (Object.keys(row).length > columns.length) throw fault('the row has an unknown column');
  for (const { name, type, isNullable } of columns) {
    const value = row[name];
    const isValid =
      value === null
        ? isNullable
        : type === 'integer'
          ? isInteger(value, tableName, name)
          : typeof value === 'string' && isValidText(value, tableName, name);
    if (!isValid) throw fault(`the value of ${name} is not valid`);
  }
  if (row['project_id'] !== undefined && row['project_id'] !== projectId)
    throw fault('project_id is not the id of the project');
  if ((row['deleted_at'] ?? null) !== null) throw fault('deleted_at should be null');
  return row as FileRow['row'];
}

function isInteger(value: unknown, table: string, column: string): boolean {
  // A count is the sum of several rows. A row can have a number below 0: each cleared judgement subtracts 1.
  const isPart = table === 'evaluation_counts' && column !== 'part';
  const [min, max] = [isPart ? -maxInteger : 0, /^(?:is|was)_/.test(column) ? 1 : maxInteger];
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isValidText(value: string, table: string, column: string): boolean {
  if (/_(?:at|until)$/.test(column)) return isTime(value);
  // A caller may choose the id of a user. The contract limits its length only.
  if (userTables.some((users) => users.table === table && users.columns.includes(column))) return isText(value, 36);
  return /(?:^|_)id$/.test(column) ? isId(value) : isStorable(value);
}

/** Neither engine stores a lone surrogate, and PostgreSQL does not store U+0000. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Counts characters as the contract does: an emoji is one character, but two units of a JavaScript string. */
function isText(text: string, maxLength: number): boolean {
  return text !== '' && isStorable(text) && text.length <= 2 * maxLength && Array.from(text).length <= maxLength;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

function isTime(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}

/** Whether a row comes after another row in the order of the primary key. Both engines order text by its bytes. */
function isAfter(row: FileRow['row'], earlier: FileRow['row'], key: string[]): boolean {
  for (const column of key) {
    const [value, before] = [row[column], earlier[column]];
    const order =
      typeof value === 'string'
        ? Buffer.compare(Buffer.from(value), Buffer.from(String(before)))
        : Number(value) - Number(before);
    if (order !== 0) return order > 0;
  }
  return false;
}
