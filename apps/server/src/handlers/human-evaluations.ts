import { TextStream } from '@jurybox/types';
import { csvLines, csvFile } from '../http/csv.ts';
import { isNotModified, preconditionOf, revisionTag } from '../http/conditional.ts';
import { jsonLines } from '../http/json-lines.ts';
import { prefersMinimal } from '../http/prefer.ts';
import { isRefusal } from '../services/outcome.ts';
import { locationOf } from '../http/location.ts';
import { emptyReply, reply, replyToRefusal } from '../http/refusals.ts';
import type { HandlersOf, Input, Reply, Services } from './types.ts';

export const humanEvaluations: HandlersOf<'human-evaluations'> = {
  async listHumanEvaluations(
    { path, query, session }: Input<'listHumanEvaluations'>,
    { evaluations }: Services,
  ): Promise<Reply<'listHumanEvaluations'>> {
    return reply(200, await evaluations.list(session, path.app_id, query));
  },

  async createHumanEvaluation(
    { path, body, session }: Input<'createHumanEvaluation'>,
    { evaluations }: Services,
  ): Promise<Reply<'createHumanEvaluation'>> {
    const { evaluation_name: name, evaluation_type: type, variant_ids: variantIds, scenarios } = body;
    const { judgements_per_scenario: judgementsPerScenario, instructions } = body;
    const evaluation = await evaluations.create(session, {
      appId: path.app_id,
      name,
      type,
      variantIds,
      scenarios,
      judgementsPerScenario,
      instructions,
    });
    if (isRefusal(evaluation)) return replyToRefusal(evaluation);
    return {
      status: 201,
      body: evaluation,
      headers: { Location: locationOf('human-evaluations', evaluation.evaluation_id) },
    };
  },

  async getHumanEvaluation(
    { path, session }: Input<'getHumanEvaluation'>,
    { evaluations }: Services,
  ): Promise<Reply<'getHumanEvaluation'>> {
    return reply(200, await evaluations.get(session, path.evaluation_id));
  },

  async updateHumanEvaluation(
    { path, body, session }: Input<'updateHumanEvaluation'>,
    { evaluations }: Services,
  ): Promise<Reply<'updateHumanEvaluation'>> {
    const evaluation = await evaluations.update(session, path.evaluation_id, {
      name: body.evaluation_name,
      isClosed: body.is_closed,
      instructions: body.instructions,
    });
    return reply(200, evaluation);
  },

  async deleteHumanEvaluation(
    { path, session }: Input<'deleteHumanEvaluation'>,
    { evaluations }: Services,
  ): Promise<Reply<'deleteHumanEvaluation'>> {
    return emptyReply(await evaluations.delete(session, path.evaluation_id));
  },

  async createEvaluationScenarios(
    { path, body, session }: Input<'createEvaluationScenarios'>,
    { evaluations }: Services,
  ): Promise<Reply<'createEvaluationScenarios'>> {
    return reply(201, await evaluations.addScenarios(session, path.evaluation_id, body.scenarios));
  },

  async listEvaluationScenarios(
    { path, query, session }: Input<'listEvaluationScenarios'>,
    { scenarios }: Services,
  ): Promise<Reply<'listEvaluationScenarios'>> {
    const filter = { judged: query.judged, isPinned: query.is_pinned };
    return reply(200, await scenarios.list(session, path.evaluation_id, filter, query));
  },

  async getEvaluationScenario(
    { path, header, session }: Input<'getEvaluationScenario'>,
    { scenarios }: Services,
  ): Promise<Reply<'getEvaluationScenario'>> {
    const scenario = await scenarios.get(session, path.evaluation_id, path.evaluation_scenario_id);
    if (isRefusal(scenario)) return replyToRefusal(scenario);
    const headers = { ETag: revisionTag(scenario.revision) };
    return isNotModified(header['if-none-match'], headers.ETag)
      ? { status: 304, headers }
      : { status: 200, body: scenario, headers };
  },

  async updateEvaluationScenario(
    { path, header, body, session }: Input<'updateEvaluationScenario'>,
    { scenarios }: Services,
  ): Promise<Reply<'updateEvaluationScenario'>> {
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

  async listJudgements(
    { path, query, session }: Input<'listJudgements'>,
    { scenarios }: Services,
  ): Promise<Reply<'listJudgements'>> {
    return reply(200, await scenarios.listJudgements(session, path.evaluation_id, path.evaluation_scenario_id, query));
  },

  async getHumanEvaluationResults(
    { path, session }: Input<'getHumanEvaluationResults'>,
    { results }: Services,
  ): Promise<Reply<'getHumanEvaluationResults'>> {
    return reply(200, await results.get(session, path.evaluation_id));
  },

  async getLeaderboard(
    { path, session }: Input<'getLeaderboard'>,
    { leaderboard }: Services,
  ): Promise<Reply<'getLeaderboard'>> {
    return reply(200, await leaderboard.get(session, path.app_id));
  },

  async exportJudgementsCsv(
    { path, query, session }: Input<'exportJudgementsCsv'>,
    { exports }: Services,
  ): Promise<Reply<'exportJudgementsCsv'>> {
    const exported = await exports.scenarios(session, path.evaluation_id, { judged: query.judged }, csvLines);
    return isRefusal(exported) ? replyToRefusal(exported) : { status: 200, body: new TextStream(csvFile(exported)) };
  },

  async exportJudgementsJsonLines(
    { path, query, session }: Input<'exportJudgementsJsonLines'>,
    { exports }: Services,
  ): Promise<Reply<'exportJudgementsJsonLines'>> {
    const exported = await exports.scenarios(session, path.evaluation_id, { judged: query.judged }, jsonLines);
    return isRefusal(exported) ? replyToRefusal(exported) : { status: 200, body: new TextStream(exported) };
  },

  async reserveNextScenario(
    { path, body, session }: Input<'reserveNextScenario'>,
    { nextScenario }: Services,
  ): Promise<Reply<'reserveNextScenario'>> {
    return reply(200, await nextScenario.reserve(session, path.evaluation_id, body));
  },

  async getJudging({ path, session }: Input<'getJudging'>, { judging }: Services): Promise<Reply<'getJudging'>> {
    return reply(200, await judging.get(session, path.evaluation_id));
  },

  async updateJudging(
    { path, body, session }: Input<'updateJudging'>,
    { judging }: Services,
  ): Promise<Reply<'updateJudging'>> {
    return reply(200, await judging.rename(session, path.evaluation_id, body.judge_name));
  },

  async listJudges({ path, query, session }: Input<'listJudges'>, { judging }: Services): Promise<Reply<'listJudges'>> {
    return reply(200, await judging.listJudges(session, path.evaluation_id, query));
  },

  async createJudge(
    { path, body, session }: Input<'createJudge'>,
    { invitations }: Services,
  ): Promise<Reply<'createJudge'>> {
    return reply(201, await invitations.join(session, path.evaluation_id, body.judge_name));
  },

  async listInvitations(
    { path, query, session }: Input<'listInvitations'>,
    { invitations }: Services,
  ): Promise<Reply<'listInvitations'>> {
    return reply(200, await invitations.list(session, path.evaluation_id, query));
  },

  async createInvitation(
    { path, body, session }: Input<'createInvitation'>,
    { invitations }: Services,
  ): Promise<Reply<'createInvitation'>> {
    const { invitation_name: name, judge_name: judgeName, judge_id: judgeId, is_shared: isShared } = body;
    const invitation = { name, judgeName, judgeId, isShared, expiresAt: body.expires_at };
    return reply(201, await invitations.create(session, path.evaluation_id, invitation));
  },

  async revokeInvitation(
    { path, session }: Input<'revokeInvitation'>,
    { invitations }: Services,
  ): Promise<Reply<'revokeInvitation'>> {
    return emptyReply(await invitations.revoke(session, path.evaluation_id, path.invitation_id));
  },
};
