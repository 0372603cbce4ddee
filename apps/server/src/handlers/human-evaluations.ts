import { TextStream } from '@jurybox/types';
import { csv, jsonLines, sheet } from '../http/export-formats.ts';
import { preconditionOf, locationOf, prefersMinimal } from '../http/headers.ts';
import type { Piece } from '../http/stream.ts';
import { isRefusal, type Refusal } from '../services/outcome.ts';
import { reply, replyToRefusal, replyUnlessKnown, tagOf } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const humanEvaluations: HandlersOf<'human-evaluations'> = {
  listHumanEvaluations: ({ path, query, session }, { evaluations }) =>
    reply(200, evaluations.list(session, path.app_id, query)),
  createHumanEvaluation: ({ path, body, session }, { evaluations }) =>
    reply(201, evaluations.create(session, { ...body, ...path }), ({ evaluation_id: id }) => ({
      Location: locationOf('human-evaluations', id),
    })),
  getHumanEvaluation: ({ path, session }, { evaluations }) => reply(200, evaluations.get(session, path.evaluation_id)),
  updateHumanEvaluation: ({ path, body, session }, { evaluations }) =>
    reply(200, evaluations.update(session, path.evaluation_id, body)),
  deleteHumanEvaluation: ({ path, session }, { evaluations }) =>
    reply(204, evaluations.delete(session, path.evaluation_id)),
  createEvaluationScenarios: ({ path, body, session }, { evaluations }) =>
    reply(201, evaluations.addScenarios(session, path.evaluation_id, body.scenarios)),
  listEvaluationScenarios: ({ path, query, session }, { scenarios }) => {
    const { judged, is_pinned: isPinned, has_flag: hasFlag, has_note: hasNote } = query;
    const filter = { judged, isPinned, hasFlag, hasNote };
    return reply(200, scenarios.list(session, path.evaluation_id, filter, query));
  },
  getEvaluationScenario: ({ path, header, session }, { scenarios }) => {
    const found = scenarios.get(session, path.evaluation_id, path.evaluation_scenario_id);
    return replyUnlessKnown(header['if-none-match'], found);
  },

  async updateEvaluationScenario({ path, header, body, session }, { scenarios }) {
    const address = {
      evaluationId: path.evaluation_id,
      scenarioId: path.evaluation_scenario_id,
      type: path.evaluation_type,
    };
    const scenario = await scenarios.update(session, address, body, preconditionOf(header['if-match']));
    if (isRefusal(scenario)) return replyToRefusal(scenario);
    const headers = tagOf(scenario);
    if (prefersMinimal(header.prefer))
      return { status: 204, headers: { ...headers, 'Preference-Applied': 'return=minimal' } };
    return { status: 200, body: scenario.json(), headers };
  },

  listJudgements: ({ path, query, session }, { scenarios }) =>
    reply(200, scenarios.listJudgements(session, path.evaluation_id, path.evaluation_scenario_id, query)),
  getHumanEvaluationResults: ({ path, session }, { results }) => reply(200, results.get(session, path.evaluation_id)),
  getLeaderboard: ({ path, session }, { leaderboard }) => reply(200, leaderboard.get(session, path.app_id)),

  exportJudgementsCsv: ({ path, query, session }, { exports }) =>
    streamed(exports.read(session, path.evaluation_id, { judged: query.judged }, csv)),
  exportJudgementsSpreadsheet: ({ path, query, session }, { exports }) =>
    streamed(exports.read(session, path.evaluation_id, { judged: query.judged }, sheet)),
  exportJudgementsJsonLines: ({ path, query, session }, { exports }) =>
    streamed(exports.read(session, path.evaluation_id, { judged: query.judged }, jsonLines)),

  reserveNextScenario: ({ path, body, session }, { nextScenario }) =>
    reply(200, nextScenario.reserve(session, path.evaluation_id, body)),
  getJudging: ({ path, session }, { judging }) => reply(200, judging.get(session, path.evaluation_id)),
  updateJudging: ({ path, body, session }, { judging }) =>
    reply(200, judging.rename(session, path.evaluation_id, body.judge_name)),
  listJudges: ({ path, query, session }, { judging }) =>
    reply(200, judging.listJudges(session, path.evaluation_id, query)),
  createJudge: ({ path, body, session }, { invitations }) =>
    reply(201, invitations.join(session, path.evaluation_id, body.judge_name)),
  listInvitations: ({ path, query, session }, { invitations }) =>
    reply(200, invitations.list(session, path.evaluation_id, query)),
  createInvitation: ({ path, body, session }, { invitations }) =>
    reply(201, invitations.create(session, path.evaluation_id, body)),
  listResultsKeys: ({ path, query, session }, { resultsKeys }) =>
    reply(200, resultsKeys.list(session, path.evaluation_id, query)),
  createResultsKey: ({ path, body, session }, { resultsKeys }) =>
    reply(201, resultsKeys.create(session, path.evaluation_id, body)),
  revokeResultsKey: ({ path, session }, { resultsKeys }) =>
    reply(204, resultsKeys.revoke(session, path.evaluation_id, path.results_key_id)),
  revokeInvitation: ({ path, session }, { invitations }) =>
    reply(204, invitations.revoke(session, path.evaluation_id, path.invitation_id)),
};

async function streamed(exporting: Promise<AsyncIterable<Piece> | Refusal<'not_found'>>) {
  const exported = await exporting;
  return isRefusal(exported) ? replyToRefusal(exported) : { status: 200 as const, body: new TextStream(exported) };
}
