import {
  exportJudgementsCsv,
  exportJudgementsJsonLines,
  exportJudgementsSpreadsheet,
  getHumanEvaluation,
  getHumanEvaluationResults,
  updateHumanEvaluation,
  type Client,
  type HumanEvaluation,
} from '@jurybox/client';
import { useState } from 'preact/hooks';
import { describeError } from '../../api.ts';
import { AddScenarios } from './add-scenarios.tsx';
import { DeployWinner } from './deploy-winner.tsx';
import { ProgressOf } from './evaluation-list.tsx';
import { Judges } from './judges.tsx';
import { Links } from './links.tsx';
import { Results } from './results.tsx';
import { Scenarios } from './scenarios.tsx';
import { ShareResults } from './share-results.tsx';
import { Heading } from '../parts.tsx';
import { refreshMs, useLoaded } from '../use-loaded.ts';

interface EvaluationPageProps {
  client: Client;
  evaluationId: string;
  canEdit: boolean;
}

/** The page of one evaluation for the team: progress, links for judges, results and scenarios. */
export function EvaluationPage({ client, evaluationId, canEdit }: EvaluationPageProps) {
  const path = { evaluation_id: evaluationId };
  const load = async () => ({
    evaluation: await getHumanEvaluation({ client, path }),
    results: await getHumanEvaluationResults({ client, path }),
  });
  const { value, problem, reload } = useLoaded(load, [client, evaluationId], refreshMs);
  if (value === undefined) return problem === '' ? <p class="muted">Loading …</p> : <p class="problem">{problem}</p>;
  const { evaluation, results } = value;
  return (
    <>
      <div class="page-head">
        <div>
          <nav class="above small" aria-label="Pages above">
            <a href={`/app/apps/${evaluation.app_id}`} dir="auto">
              {evaluation.app_name}
            </a>
          </nav>
          <Heading>{evaluation.evaluation_name}</Heading>
        </div>
        <Actions client={client} evaluation={evaluation} canEdit={canEdit} reload={reload} />
      </div>
      <p class="problem" role="alert">
        {problem}
      </p>
      <ProgressOf {...evaluation} />
      {canEdit && (
        <>
          <Links client={client} evaluation={evaluation} />
          <Judges client={client} evaluation={evaluation} results={results.judges ?? []} />
        </>
      )}
      <Results results={results} />
      {canEdit && results.judgement_count > 0 && <DeployWinner evaluation={evaluation} results={results} />}
      {canEdit && <ShareResults client={client} evaluation={evaluation} />}
      <Scenarios client={client} evaluation={evaluation} />
      {canEdit && !evaluation.is_closed && evaluation.judgement_count === 0 && (
        <AddScenarios client={client} evaluation={evaluation} reload={reload} />
      )}
    </>
  );
}

// The client removes the byte order mark, so the page adds it. Without it, a spreadsheet may not read a file as UTF-8.
const mark = '\uFEFF';
const formats = [
  { text: 'Export for a spreadsheet', ending: '.csv', type: 'text/csv', mark, read: exportJudgementsSpreadsheet },
  { text: 'Export CSV', ending: '-exact.csv', type: 'text/csv', read: exportJudgementsCsv },
  { text: 'Export JSON Lines', ending: '.jsonl', type: 'application/jsonl', read: exportJudgementsJsonLines },
];

interface ActionsProps {
  client: Client;
  evaluation: HumanEvaluation;
  canEdit: boolean;
  reload: () => Promise<void>;
}

function Actions({ client, evaluation, canEdit, reload }: ActionsProps) {
  const [problem, setProblem] = useState('');
  const path = { evaluation_id: evaluation.evaluation_id };
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(describeError(error));
    }
  };
  const close = async () => {
    await updateHumanEvaluation({ client, path, body: { is_closed: !evaluation.is_closed } });
    await reload();
  };
  const name = evaluation.evaluation_name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'judgements';
  return (
    <div class="actions">
      {formats.map(({ text, ending, type, mark = '', read }) => (
        <button
          key={text}
          class="button"
          onClick={() =>
            void attempt(async () => download(`${name}${ending}`, type, mark + (await read({ client, path }))))
          }
        >
          {text}
        </button>
      ))}
      {canEdit && (
        <button class="button" onClick={() => void attempt(close)}>
          {evaluation.is_closed ? 'Reopen' : 'Close'}
        </button>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

function download(name: string, type: string, text: unknown): void {
  const href = URL.createObjectURL(new Blob([String(text)], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
