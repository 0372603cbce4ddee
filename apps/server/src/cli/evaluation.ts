import { readFileSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import * as files from '@jurybox/scenario-files';
import type { HumanEvaluationCreate, ScenarioCreate, ValidationErrorItem } from '@jurybox/types';
import { checkBody, type InvalidValue } from '../services/contract-limits.ts';
import type { Services } from '../services/index.ts';
import { isRefusal, type Outcome } from '../services/outcome.ts';
import { listAll } from '../services/paging.ts';
import type { Session } from '../services/session.ts';
import { explainLimits, findProject, readCommand, runSubcommand, type Command, type Flags } from './command.ts';
import { escapeControls, UsageError } from './terminal.ts';

/** The maximum size of an imported file, because the command reads the whole file into memory. */
const maxFileBytes = 256 * 1_048_576;
const maxPrinted = 20;

export async function evaluation(args: string[]): Promise<void> {
  const names = ['project', 'app', 'variants', 'name', 'judgements', 'instructions'];
  const usage = 'evaluation needs a subcommand: import <file>';
  await runSubcommand({ import: [1, importFile] }, usage, readCommand(args, names));
}

async function importFile(services: Services, { flags }: Command, file: string): Promise<void> {
  const judgementsPerScenario = readJudgements(flags['judgements']);
  const text = readText(file);
  const session = await sessionOf(services, requiredFlag(flags, 'project'));
  const appName = requiredFlag(flags, 'app');
  const apps = await listAll((page) => services.apps.list(session, page));
  const app = apps.find((each) => each.app_id === appName || each.app_name === appName);
  if (app === undefined) throw new UsageError(`there is no application "${appName}" in the project`);
  const variants = await findVariants(services, session, app.app_id, requiredFlag(flags, 'variants').split(','));
  const table = files.readTable(file, text);
  const { scenarios, problems } = files.scenariosOf(table, files.guessRoles(table, variants), variants);
  const faults = `${problems.length} fault${problems.length === 1 ? '' : 's'}`;
  if (problems.length > 0)
    throw new UsageError(`nothing was imported, because ${file} has ${faults}`, linesOf(file, problems));
  const [first = [], ...others] = files.batchesOf(scenarios.map(({ scenario }) => scenario));
  const newEvaluation: HumanEvaluationCreate = {
    // Judges see this name. So the default is the name of the file without its folders.
    evaluation_name: flags['name'] ?? parse(file).name,
    evaluation_type: variants.length === 1 ? 'single_model_test' : 'human_a_b_testing',
    variant_ids: variants.map(({ variant_id: id }) => id),
    scenarios: first,
    judgements_per_scenario: judgementsPerScenario,
    instructions: flags['instructions'] ?? null,
  };
  // Check only the first batch: all batches have the same input names, and the module scenario-files has checked the
  // values.
  await explainLimits(describeLimit, checkBody('createHumanEvaluation', newEvaluation));
  const created = valueOf(await services.evaluations.create(session, { ...newEvaluation, app_id: app.app_id }));
  await addAll(services, session, created.evaluation_id, others);
  console.log(created.evaluation_id);
  const count = scenarios.length === 1 ? '1 scenario' : `${scenarios.length} scenarios`;
  console.error(`Created an evaluation of ${count} in ${escapeControls(app.app_name)}.`);
  const inputs = first[0]?.inputs.map(({ input_name: name }) => escapeControls(name)) ?? [];
  if (inputs.length > 0) console.error(`Judges see these columns as inputs: ${inputs.join(', ')}`);
  const revealing = files.revealingOutputs(scenarios, variants);
  if (revealing.length > 0)
    console.error(
      ['Judges may recognize variants by these outputs:', ...linesOf(file, revealing)].map(escapeControls).join('\n'),
    );
}

/** Adds the remaining batches of scenarios to the new evaluation. If that fails, deletes the evaluation. */
async function addAll({ evaluations }: Services, session: Session, evaluationId: string, batches: ScenarioCreate[][]) {
  try {
    for (const batch of batches) valueOf(await evaluations.addScenarios(session, evaluationId, batch));
  } catch (error) {
    await evaluations.delete(session, evaluationId);
    throw error;
  }
}

function describeLimit({ member, limit }: InvalidValue): string {
  if (member === 'evaluation_name') return `the name of the evaluation ${limit}; choose one with --name`;
  if (member.endsWith('/input_name')) return `the name of a column with inputs ${limit}`;
  return `${member === 'instructions' ? '--instructions' : member} ${limit}`;
}

function readText(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > maxFileBytes)
      throw new UsageError(`${file} has ${size} bytes; at most ${maxFileBytes} are allowed; split the file`);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (error instanceof TypeError) throw new UsageError(`${file} is not text in UTF-8; save it as UTF-8`);
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

function linesOf(file: string, problems: files.FileProblem[]): string[] {
  const lines = problems.slice(0, maxPrinted).map(({ line, message }) => `${file}:${line}: ${message}`);
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])];
}

function readJudgements(text = '1'): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 20)
    throw new UsageError('--judgements should be a whole number from 1 to 20');
  return count;
}

function requiredFlag(flags: Flags, name: string): string {
  const value = flags[name] ?? '';
  if (value === '') throw new UsageError(`--${name} <name> is missing`);
  return value;
}

async function sessionOf(services: Services, name: string): Promise<Session> {
  const { id: project, workspace_id: workspace, organization_id: organization } = await findProject(services, name);
  const caller = { key: '', prefix: '', role: 'admin' as const, expiresAt: null, user: 'command line' };
  return { ...caller, project, workspace, organization, evaluation: null, isShared: false };
}

async function findVariants({ variants }: Services, session: Session, appId: string, names: string[]) {
  const all = await listAll((page) => variants.list(session, appId, page));
  if (names.length > 2 || new Set(names).size < names.length)
    throw new UsageError('--variants should be one name, or two different names with a comma between them');
  return names.map((name) => {
    const found = all.find((variant) => variant.variant_id === name.trim() || variant.variant_name === name.trim());
    if (found === undefined) throw new UsageError(`there is no variant "${name}" in the application`);
    return found;
  });
}

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!isRefusal(outcome)) return outcome;
  const { refused, errors = [] } = outcome as { refused: string; errors?: ValidationErrorItem[] };
  const [first = refused, ...others] = errors.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`);
  throw new UsageError(first, others);
}
