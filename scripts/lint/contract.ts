import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { getLineColLocation, lint, lintConfig, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { root } from '../paths.ts';
import type { Result } from './result.ts';

/** Checks redocly.yaml, then the contract and every workflow against its rules. A warning counts as an error. */
export async function lintContract(folder = root): Promise<Result> {
  const config = await loadConfig({ configPath: join(folder, 'redocly.yaml') });
  const documents = [join(folder, 'spec/openapi.yaml'), ...(await workflows(join(folder, 'spec/workflows')))];
  const problems = [...(await lintConfig({ config, severity: 'error' }))];
  for (const ref of documents) problems.push(...(await lint({ ref, config })));
  const lines = [...new Set(problems.map((problem) => line(problem, folder)))];
  return { what: `contract (redocly, ${documents.length} documents)`, problems: lines.join('\n') };
}

async function workflows(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.arazzo.yaml')).map((name) => join(folder, name));
}

/** Returns a problem as `file:line:column rule: message`, so that an editor can open the place. */
function line({ location, ruleId, message }: NormalizedProblem, folder: string): string {
  const place = location[0];
  if (place === undefined) return `${ruleId}: ${message}`;
  const { start } = getLineColLocation(place);
  const where = `${relative(folder, place.source.absoluteRef)}:${start.line}:${start.col}`;
  return `${where} ${ruleId}: ${message.replaceAll(/\s*\n\s*/g, ' ')}`;
}
