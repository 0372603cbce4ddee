import { TextStream } from '@jurybox/types';
import { csvLines, csvOf } from '../http/csv.ts';
import { isCurrent, preconditionOf, revisionTag } from '../http/conditional.ts';
import { jsonLines } from '../http/json-lines.ts';
import { prefersMinimal } from '../http/prefer.ts';
import { isRefusal } from '../services/outcome.ts';
import { locationOf } from '../http/location.ts';
import { refused } from '../http/refused.ts';
import type { HandlersOf, In, Reply, Services } from './types.ts';

export const humanEvaluations = {
  async listHumanEvaluations(
    { path, query, session }: In<'listHumanEvaluations'>,
    { evaluations }: Services,
  ): Promise<Reply<'listHumanEvaluations'>> {
    const page = await evaluations.list(session, path.app_id, query);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async createHumanEvaluation(
    { path, body, session }: In<'createHumanEvaluation'>,
    { evaluations }: Services,
  ): Promise<Reply<'createHumanEvaluation'>> {
    const { evaluation_name: name, evaluation_type: type, variant_ids: variantIds, scenarios } = body;
    const evaluation = await evaluations.create(session, { appId: path.app_id, name, type, variantIds, scenarios });
    if (isRefusal(evaluation)) return refused(evaluation);
    return {
      status: 201,
      body: evaluation,
      headers: { Location: locationOf('human-evaluations', evaluation.evaluation_id) },
    };
  },

  async getHumanEvaluation(
    { path, session }: In<'getHumanEvaluation'>,
    { evaluations }: Services,
  ): Promise<Reply<'getHumanEvaluation'>> {
    const evaluation = await evaluations.get(session, path.evaluation_id);
    return isRefusal(evaluation) ? refused(evaluation) : { status: 200, body: evaluation };
  },

  async updateHumanEvaluation(
    { path, body, session }: In<'updateHumanEvaluation'>,
    { evaluations }: Services,
  ): Promise<Reply<'updateHumanEvaluation'>> {
    const evaluation = await evaluations.update(session, path.evaluation_id, {
      name: body.evaluation_name,
      isClosed: body.is_closed,
    });
    return isRefusal(evaluation) ? refused(evaluation) : { status: 200, body: evaluation };
  },

  async deleteHumanEvaluation(
    { path, session }: In<'deleteHumanEvaluation'>,
    { evaluations }: Services,
  ): Promise<Reply<'deleteHumanEvaluation'>> {
    const gone = await evaluations.delete(session, path.evaluation_id);
    return isRefusal(gone) ? refused(gone) : { status: 204 };
  },

  async createEvaluationScenarios(
    { path, body, session }: In<'createEvaluationScenarios'>,
    { evaluations }: Services,
  ): Promise<Reply<'createEvaluationScenarios'>> {
    const evaluation = await evaluations.addScenarios(session, path.evaluation_id, body.scenarios);
    return isRefusal(evaluation) ? refused(evaluation) : { status: 201, body: evaluation };
  },

  async listEvaluationScenarios(
    { path, query, session }: In<'listEvaluationScenarios'>,
    { scenarios }: Services,
  ): Promise<Reply<'listEvaluationScenarios'>> {
    const filter = { judged: query.judged, isPinned: query.is_pinned };
    const page = await scenarios.list(session, path.evaluation_id, filter, query);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async getEvaluationScenario(
    { path, header, session }: In<'getEvaluationScenario'>,
    { scenarios }: Services,
  ): Promise<Reply<'getEvaluationScenario'>> {
    const scenario = await scenarios.get(session, path.evaluation_id, path.evaluation_scenario_id);
    if (isRefusal(scenario)) return refused(scenario);
    const headers = { ETag: revisionTag(scenario.revision) };
    return isCurrent(header['if-none-match'], headers.ETag)
      ? { status: 304, headers }
      : { status: 200, body: scenario, headers };
  },

  async updateEvaluationScenario(
    { path, header, body, session }: In<'updateEvaluationScenario'>,
    { scenarios }: Services,
  ): Promise<Reply<'updateEvaluationScenario'>> {
    const address = {
      evaluationId: path.evaluation_id,
      scenarioId: path.evaluation_scenario_id,
      type: path.evaluation_type,
    };
    const scenario = await scenarios.update(session, address, body, preconditionOf(header['if-match']));
    if (isRefusal(scenario)) return refused(scenario);
    const headers = { ETag: revisionTag(scenario.revision) };
    if (prefersMinimal(header.prefer))
      return { status: 204, headers: { ...headers, 'Preference-Applied': 'return=minimal' } };
    return { status: 200, body: scenario, headers };
  },

  async listJudgements(
    { path, query, session }: In<'listJudgements'>,
    { scenarios }: Services,
  ): Promise<Reply<'listJudgements'>> {
    const page = await scenarios.listJudgements(session, path.evaluation_id, path.evaluation_scenario_id, query);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async getHumanEvaluationResults(
    { path, session }: In<'getHumanEvaluationResults'>,
    { results }: Services,
  ): Promise<Reply<'getHumanEvaluationResults'>> {
    const found = await results.get(session, path.evaluation_id);
    return isRefusal(found) ? refused(found) : { status: 200, body: found };
  },

  async exportJudgementsCsv(
    { path, query, session }: In<'exportJudgementsCsv'>,
    { exports }: Services,
  ): Promise<Reply<'exportJudgementsCsv'>> {
    const pieces = await exports.scenarios(session, path.evaluation_id, { judged: query.judged }, csvLines);
    return isRefusal(pieces) ? refused(pieces) : { status: 200, body: new TextStream(csvOf(pieces)) };
  },

  async exportJudgementsJsonLines(
    { path, query, session }: In<'exportJudgementsJsonLines'>,
    { exports }: Services,
  ): Promise<Reply<'exportJudgementsJsonLines'>> {
    const pieces = await exports.scenarios(session, path.evaluation_id, { judged: query.judged }, jsonLines);
    return isRefusal(pieces) ? refused(pieces) : { status: 200, body: new TextStream(pieces) };
  },
} satisfies HandlersOf<'human-evaluations'>;
