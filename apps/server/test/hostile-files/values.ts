/** Faulty values: a row contains a value that the contract does not allow. */
import {
  isInvitation,
  isPairs,
  isRejected,
  isScored,
  isVoted,
  unusedId,
  type FaultOfTable,
  type Faults,
} from './fault.ts';

const largest = 2 ** 31 - 1;
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const limit = (name: string) => `does not meet the limit "${name}" of the contract`;
/** Returns one fault for each faulty value of a column. */
const each = (column: string, values: unknown[], message = `the value of ${column} is not valid`): FaultOfTable[] =>
  values.map((value) => [`${column} ${JSON.stringify(value).slice(0, 40)}`, { [column]: value }, message]);

const noIds = ['a"b\nc","level":50', '', 'x'.repeat(36), unusedId.toUpperCase(), `${unusedId}0`, '\u001b[2J', 7, null];
const noUsers = ['', 'x'.repeat(37), '🦊'.repeat(37), '\ud800', 'a\0'];
const noTimes = ['2026-13-01T00:00:00.000Z', '2026-02-30T00:00:00.000Z', '2026-01-01T23:59:60.000Z', 'now', ''];
// All tables share the code that checks ids, users and times. So most tables are tested with a few faulty values only.
const [someIds, someUsers, someTimes] = [noIds.slice(3, 5), noUsers.slice(2, 5), noTimes.slice(1, 3)];
const longName = { name: 'x'.repeat(201) };
const noName = 'name should have at least 1 character';
const isTooLong = (length: number) => `should have at most ${length} characters`;

const textOfInput = (input: object, count = 1) => JSON.stringify(Array.from({ length: count }, () => input));
const input = { input_name: 'a', input_value: 'b' };
const numbered = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [index, 1]));
const variantOf = (more: object) => ({ variant_id: unusedId, variant_name: 'n', revision: 1, ...more });

export const values: Faults = {
  project: [
    ...['id', 'workspace_id', 'organization_id'].flatMap((name) => each(name, noIds, `project.${name} is not an id`)),
    ...each('name', ['', 'x'.repeat(201), 'a\0', 7], 'project.name should have 1 to 200 characters'),
    ...each('created_at', noTimes, 'project.created_at is not a time'),
  ],
  apps: [
    ...each('id', noIds),
    ...each('modified_by_id', noUsers),
    ...each('created_at', noTimes),
    ...each('name', ['a\0b', '\udfff', null, 7]),
    ['an empty name', { name: '' }, noName],
    ['a long name', longName, `name ${isTooLong(200)}`],
    ['a name with spaces around it', { name: ' a ' }, `name ${limit('pattern')}`],
    ['an unknown column', { app_name: 'x' }, 'unknown column'],
    ['a deleted app', { deleted_at: '2026-01-01T00:00:00.000Z' }, 'deleted_at should be null'],
  ],
  bases: [...each('id', someIds), ['a dot in the name', { name: 'a.b' }, `name ${limit('pattern')}`]],
  variants: [
    ...each('id', someIds),
    ...each('revision', [-1, 1.5, largest, 2 ** 40, '1']),
    ['a long address', { uri: 'x'.repeat(2049) }, `uri ${isTooLong(2048)}`],
    ['a dot in the name', { config_name: 'a.b' }, `config_name ${limit('pattern')}`],
    ['a missing revision', (_, row) => ({ revision: row['revision'] + 1 }), 'the file lacks a revision'],
  ],
  variant_revisions: [
    ['the revision 0', { revision: 0 }, `revision ${limit('minimum')}`],
    ...each('parameters', ['[]', '"x"', '1'], `parameters ${limit('type')}`),
    ...each('parameters', [JSON.stringify(numbered)], `parameters ${limit('maxProperties')}`),
    ...each(
      'parameters',
      [
        'null',
        '{},"x":{}',
        '{ }',
        '{}\n',
        '{',
        '',
        deep(32),
        deep(100_000),
        '{"a":"\\u0000"}',
        '{"a":"\\ud800"}',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":1}}',
        '{"a":1,"a":2}',
        '{"a":1e400}',
        '{"a":12345678901234567890}',
        '{"a":-0}',
        `{"${'a'.repeat(257)}":1}`,
        JSON.stringify({ a: Array.from({ length: 20_001 }, () => 1) }),
      ],
      'parameters is not JSON as this service stores it',
    ),
  ],
  environments: [
    ['an unknown name', { name: 'canary' }, 'one of the three environments'],
    ...each('is_admin_required', [2]),
    ...each('is_approval_required', [2]),
    ['another position', { position: 7 }, 'one of the three environments'],
    [
      'a missing deployment',
      (_, row) => ({ deployment_number: row['deployment_number'] + 1 }),
      'the file lacks a deployment',
    ],
  ],
  deployments: [
    ...each('created_by_id', someUsers),
    ['an unknown environment', { environment: 'canary' }, 'environment should be one of the three environments'],
    ['the number 0', { number: 0 }, `deployment_number ${limit('minimum')}`],
    ['a long name', { variant_name: 'x'.repeat(402) }, `variant_name ${isTooLong(401)}`],
    ...each('approved_by_id', someUsers),
    ['a long note', { note: 'x'.repeat(501) }, `note ${isTooLong(500)}`],
  ],
  deployment_requests: [
    ...each('id', someIds),
    ...each('created_by_id', someUsers),
    ['an unknown environment', { environment: 'canary' }, 'environment should be one of the three environments'],
    ['a long note', { note: 'x'.repeat(501) }, `note ${isTooLong(500)}`],
    ['an unknown decision', { decision: 'x' }, `state ${limit('enum')}`, isRejected],
    ['a decision without a time', { decided_at: null }, 'should all be null', isRejected],
    ['a time without a decision', { decision: null }, 'should all be null', isRejected],
    ['a rejected deployment', { deployment_number: 1 }, 'only an approved request has a deployment', isRejected],
    ['an expiry in the future', { expires_at: '2999-01-01T00:00:00.000Z' }, 'expires_at should be 7 days after'],
  ],
  evaluations: [
    ...each('id', someIds),
    ...each('created_by_id', someUsers),
    ...each('closed_at', someTimes),
    ...each('judging_revision', [largest]),
    ['an unknown type', { evaluation_type: 'x' }, `evaluation_type ${limit('enum')}`],
    ['another type', { evaluation_type: 'single_model_test' }, 'variants: List should have at most 1 item', isPairs],
    ['an empty name', { name: '' }, noName],
    ['a long name of the app', { app_name: 'x'.repeat(201) }, `app_name ${isTooLong(200)}`],
    ['long instructions', { instructions: 'x'.repeat(10_001) }, `instructions ${isTooLong(10_000)}`],
    ['no judgements', { judgements_per_scenario: 0 }, `judgements_per_scenario ${limit('minimum')}`],
    ['too many judgements', { judgements_per_scenario: 21 }, `judgements_per_scenario ${limit('maximum')}`],
    ...each('variants', ['{"a":1}', '"x"'], `variants ${limit('type')}`),
    ...each('variants', ['[]'], `variants ${limit('minItems')}`),
    ...each('variants', ['[1,2]', '[null]'], 'variants'),
    ...each('variants', [JSON.stringify([variantOf({ x: 1 })])], `variants/0 ${limit('additionalProperties')}`),
    ...each('variants', [JSON.stringify([variantOf({ variant_id: 'x' })])], 'variants/0/variant_id'),
    ...each('variants', [JSON.stringify([variantOf({}), variantOf({})])], 'variants'),
    ['a missing scenario', (_, row) => ({ scenario_count: row['scenario_count'] + 1 }), 'the file lacks a scenario'],
  ],
  scenarios: [
    ...each('id', someIds),
    ...['judged_by_id', 'modified_by_id', 'content_modified_by_id'].flatMap((column) => each(column, someUsers)),
    ...each('judged_at', someTimes),
    ...each('position', [-1, 0.5, 2 ** 40]),
    ...each('is_pinned', [2, -1, true]),
    [
      'the position of another scenario',
      { position: 0 },
      'scenarios is on this server',
      (row) => row['position'] === 1,
    ],
    ['a position after the last', { position: 1000 }, 'position is not below the number of scenarios'],
    ['too many inputs', { inputs: textOfInput(input, 101) }, `inputs ${limit('maxItems')}`],
    ['an input without a name', { inputs: textOfInput({ ...input, input_name: '' }) }, 'inputs/0/input_name should'],
    ['an unknown member', { inputs: textOfInput({ ...input, x: 1 }) }, `inputs/0 ${limit('additionalProperties')}`],
    ...each('inputs', ['{}', '"x"'], `inputs ${limit('type')}`),
    ['a deep input', { inputs: `[${deep(32)}]` }, 'inputs is not JSON'],
    [
      'a long output',
      { outputs: JSON.stringify([{ variant_id: 'x', variant_output: 'x'.repeat(100_001) }]) },
      `outputs/0/variant_output ${isTooLong(100_000)}`,
    ],
    [
      'the output of an unknown variant',
      { outputs: JSON.stringify([{ variant_id: unusedId, variant_output: '' }]) },
      "outputs.0.variant_id: Input should be the id of one of the evaluation's variants",
    ],
    ['a vote for an unknown variant', { vote: unusedId }, 'vote: Input should be', isVoted],
    ['a vote where there are scores', { vote: '1' }, 'vote: Extra inputs are not permitted', isScored],
    ['a score where there are votes', { score: '4' }, 'score: Extra inputs are not permitted', isVoted],
    ...each('score', ['{"a":1}', '[1]', 'true', JSON.stringify('x'.repeat(201))], 'score '),
    ...each('score', ['null', '4.0', ' ""', '1e400', 'NaN', '"\\u0000"', '"', ''], 'score is not JSON'),
    ['a long note', { note: 'x'.repeat(10_001) }, `note ${isTooLong(10_000)}`],
    ['a long answer', { correct_answer: 'x'.repeat(100_001) }, `correct_answer ${isTooLong(100_000)}`],
    ['the revision 0', { revision: 0, content_revision: 0 }, `revision ${limit('minimum')}`],
    ['a content revision above the revision', { content_revision: 100 }, 'content_revision should be from 1'],
  ],
  judgements: [
    ...each('user_id', someUsers),
    ...each('key_id', someIds),
    ['the revision 1', { revision: 1 }, `revision ${limit('minimum')}`],
    ...each('changes', ['[]', '1', '"x"'], `changes ${limit('type')}`),
    ...each('changes', ['{"x":1}'], `changes ${limit('additionalProperties')}`),
    ...each('changes', ['{"note":1}'], `changes/note ${limit('type')}`),
    ...each('changes', [JSON.stringify({ vote: unusedId })], 'changes.vote: '),
    ...each('changes', [`{"inputs":[${deep(32)}]}`, '{"note":"\\u0000"}', 'null'], 'changes is not JSON'),
  ],
  judges: [
    ...each('judge_id', someUsers),
    ['a long name', { name: 'x'.repeat(101) }, `name ${isTooLong(100)}`],
    ['more judgements than scenarios', { judged_count: 1000 }, 'judged_count is above the number of scenarios'],
  ],
  scenario_judges: [
    ...each('judge_id', someUsers),
    ...['reserved_at', 'reserved_until', 'skipped_at', 'updated_at'].flatMap((column) => each(column, someTimes)),
    ...each('update_count', [largest]),
    ['an unknown variant', { first_shown: unusedId }, "first_shown is none of the evaluation's variants"],
    ['a vote for an unknown variant', { vote: unusedId }, 'vote: Input should be'],
    ['a score where there are votes', { score: '4' }, 'score: Extra inputs are not permitted'],
    ['a long note', { note: 'x'.repeat(10_001) }, `note ${isTooLong(10_000)}`],
  ],
  evaluation_counts: [...each('judged_count', [largest, -largest]), ...each('part', [-1, 0.5])],
  keys: [
    ...each('id', someIds),
    ...each('user_id', someUsers),
    ...['expires_at', 'revoked_at', 'last_used_at'].flatMap((column) => each(column, someTimes)),
    ['an unknown role', { role: 'owner' }, `role ${limit('enum')}`],
    [
      'an invitation with the role admin',
      { role: 'admin' },
      'a key for one evaluation should have the role',
      isInvitation,
    ],
    [
      'an invitation that never expires',
      { expires_at: null },
      'a key for one evaluation should have the role',
      isInvitation,
    ],
    ...each('prefix', ['jbx_1"}\n{"level":50', 'x', 'jbx_', `jbx_${'a'.repeat(61)}`], 'prefix'),
    ...each('hash', ['x', 'A'.repeat(64), 'a'.repeat(65)], 'hash is not a SHA-256 hash'),
    ['a long name', longName, `name ${isTooLong(200)}`],
  ],
};
