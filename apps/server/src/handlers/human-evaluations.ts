import { TextStream } from '@jurybox/types';
import { csvFile, csvLines, jsonLines } from '../http/export-formats.ts';
import { isNotModified, preconditionOf, revisionTag, locationOf, prefersMinimal } from '../http/headers.ts';
import { isRefusal } from '../services/outcome.ts';
import { emptyReply, reply, replyToRefusal } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const humanEvaluations: HandlersOf<'human-evaluations'> = {
  async listHumanEvaluations({ path, query, session }, { evaluations }) {
    return reply(200, await evaluations.list(session, path.app_id, query));
  },

  async createHumanEvaluation({ path, body, session }, { evaluations }) {
    const evaluation = await evaluations.create(session, { ...body, ...path });
    if (isRefusal(evaluation)) return replyToRefusal(evaluation);
    return {
      status: 201,
      body: evaluation,
      headers: { Location: locationOf('human-evaluations', evaluation.evaluation_id) },
    };
  },

  async getHumanEvaluation({ path, session }, { evaluations }) {
    return reply(200, await evaluations.get(session, path.evaluation_id));
  },

  async updateHumanEvaluation({ path, body, session }, { evaluations }) {
    return reply(200, await evaluations.update(session, path.evaluation_id, body));
  },

  async deleteHumanEvaluation({ path, session }, { evaluations }) {
    return emptyReply(await evaluations.delete(session, path.evaluation_id));
  },

  async createEvaluationScenarios({ path, body, session }, { evaluations }) {
    return reply(201, await evaluations.addScenarios(session, path.evaluation_id, body.scenarios));
  },

  async listEvaluationScenarios({ path, query, session }, { scenarios }) {
    const filter = { judged: query.judged, isPinned: query.is_pinned };
    return reply(200, await scenarios.list(session, path.evaluation_id, filter, query));
  },

  async getEvaluationScenario({ path, header, session }, { scenarios }) {
    const scenario = await scenarios.get(session, path.evaluation_id, path.evaluation_scenario_id);
    if (isRefusal(scenario)) return replyToRefusal(scenario);
    const headers = { ETag: revisionTag(scenario.revision) };
    return isNotModified(header['if-none-match'], headers.ETag)
      ? { status: 304, headers }
      : { status: 200, body: scenario, headers };
  },

  async updateEvaluationScenario({ path, header, body, session }, { scenarios }) {
    const address = {
      evaluationId: path.evaluation_id,
      scenarioId: path.evaluation_scenario_id,
      type: path.evaluation_type,
    };
    const scenario = await scenarios.update(session, address, body, preconditionOf(header['if-match']));
    if (isRefusal(scenario)) return replyToRefusal(scenario);
    const headers = { ETag: revisionTag(scenario.revision) };
    if (prefersMinimal(header.prefer))
      return { status: 204, headers: { ...headers, 'Preference-Applied': 'return=minimal' } };
    return { status: 200, body: scenario.json(), headers };
  },

  async listJudgements({ path, query, session }, { scenarios }) {
    return reply(200, await scenarios.listJudgements(session, path.evaluation_id, path.evaluation_scenario_id, query));
  },

  async getHumanEvaluationResults({ path, session }, { results }) {
    return reply(200, await results.get(session, path.evaluation_id));
  },

  async getLeaderboard({ path, session }, { leaderboard }) {
    return reply(200, await leaderboard.get(session, path.app_id));
  },

  async exportJudgementsCsv({ path, query, session }, { exports }) {
    const exported = await exports.scenarios(session, path.evaluation_id, { judged: query.judged }, csvLines);
    return isRefusal(exported) ? replyToRefusal(exported) : { status: 200, body: new TextStream(csvFile(exported)) };
  },

  async exportJudgementsJsonLines({ path, query, session }, { exports }) {
    const exported = await exports.scenarios(session, path.evaluation_id, { judged: query.judged }, jsonLines);
    return isRefusal(exported) ? replyToRefusal(exported) : { status: 200, body: new TextStream(exported) };
  },

  async reserveNextScenario({ path, body, session }, { nextScenario }) {
    return reply(200, await nextScenario.reserve(session, path.evaluation_id, body));
  },

  async getJudging({ path, session }, { judging }) {
    return reply(200, await judging.get(session, path.evaluation_id));
  },

  async updateJudging({ path, body, session }, { judging }) {
    return reply(200, await judging.rename(session, path.evaluation_id, body.judge_name));
  },

  async listJudges({ path, query, session }, { judging }) {
    return reply(200, await judging.listJudges(session, path.evaluation_id, query));
  },

  async createJudge({ path, body, session }, { invitations }) {
    return reply(201, await invitations.join(session, path.evaluation_id, body.judge_name));
  },

  async listInvitations({ path, query, session }, { invitations }) {
    return reply(200, await invitations.list(session, path.evaluation_id, query));
  },

  async createInvitation({ path, body, session }, { invitations }) {
    return reply(201, await invitations.create(session, path.evaluation_id, body));
  },

  async revokeInvitation({ path, session }, { invitations }) {
    return emptyReply(await invitations.revoke(session, path.evaluation_id, path.invitation_id));
  },
};
