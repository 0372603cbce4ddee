import { createReadStream, openSync, readFileSync, readSync, closeSync, statSync } from 'node:fs';
import { isObject } from '@jurybox/openapi';
import { CannotReview } from '../errors.ts';
import { exchangeOf, type Exchange } from './exchange.ts';

/** An entry of a HAR archive, or a line with JSON. `exchange` is undefined if the entry or line cannot be read. */
export interface TrafficRecord {
  exchange: Exchange | undefined;
  /** The file with the number of the line or of the entry, for example `requests.jsonl:17`. */
  at: string;
}

/** A HAR archive has a size limit, because it is read as a whole. JSON lines are read as a stream. */
export const maxHarBytes = 100 * 1024 * 1024;
export const maxLineBytes = 16 * 1024 * 1024;

/** Throws `CannotReview` if the file cannot be read. No error message repeats its content, which is callers' data. */
export async function* readTraffic(path: string, name: string): AsyncGenerator<TrafficRecord> {
  if (isHar(path, name)) {
    for (const [i, entry] of harEntries(path, name).entries())
      yield { exchange: exchangeOf(entry), at: `${name}, entry ${i + 1}` };
    return;
  }
  let number = 0;
  for await (const line of linesOf(path)) {
    number += 1;
    if (line !== undefined && line.trim() === '') continue;
    yield { exchange: line === undefined ? undefined : exchangeOf(parsed(line)), at: `${name}:${number}` };
  }
}

/** Whether a file begins like a HAR archive, whose only member is `log`. */
function isHar(path: string, name: string): boolean {
  const start = Buffer.alloc(4096);
  try {
    const file = openSync(path, 'r');
    try {
      return /^\uFEFF?\s*\{\s*"log"\s*:/.test(start.toString('utf8', 0, readSync(file, start)));
    } finally {
      closeSync(file);
    }
  } catch {
    throw new CannotReview(`cannot read ${name}: check the path after --traffic`);
  }
}

function harEntries(path: string, name: string): unknown[] {
  const { size } = statSync(path);
  if (size > maxHarBytes)
    throw new CannotReview(
      `${name} has ${size} bytes, but a HAR archive may have at most ${maxHarBytes}: write one entry a line, ` +
        "for example with jq -c '.log.entries[]', because lines have no limit",
    );
  const archive = parsed(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  const log = isObject(archive) && isObject(archive['log']) ? archive['log'] : {};
  if (!Array.isArray(log['entries'])) throw new CannotReview(`${name} is not a HAR archive: it has no log.entries`);
  return log['entries'];
}

/** Parses JSON; undefined if it is invalid. The error is dropped, because its message repeats a part of the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the lines of a file, and undefined for a line that is too long. */
async function* linesOf(path: string): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    length += part.length;
    if (length <= maxLineBytes) parts.push(part);
    else parts = [];
  };
  const take = (): string | undefined => {
    const line = length > maxLineBytes ? undefined : Buffer.concat(parts).toString('utf8');
    [parts, length] = [[], 0];
    return line;
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) add(chunk.subarray(start));
  }
  if (length > 0) yield take();
}
