import {
  exportJudgementsCsv,
  exportJudgementsJsonLines,
  exportJudgementsSpreadsheet,
  getHumanEvaluation,
  getHumanEvaluationResults,
  updateHumanEvaluation,
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
import { Page, Problem } from '../parts.tsx';
import { useSession } from '../session.ts';
import { refreshMs, useLoaded } from '../use-loaded.ts';

/** The page of one evaluation for the team: progress, links for judges, results and scenarios. */
export function EvaluationPage({ evaluationId }: { evaluationId: string }) {
  const { client, can } = useSession();
  const canEdit = can('editor');
  const path = { evaluation_id: evaluationId };
  const load = async () => ({
    evaluation: await getHumanEvaluation({ client, path }),
    results: await getHumanEvaluationResults({ client, path }),
  });
  const { value, problem, reload } = useLoaded(load, [client, evaluationId], refreshMs);
  if (value === undefined) return problem === '' ? <p class="muted">Loading …</p> : <p class="problem">{problem}</p>;
  const { evaluation, results } = value;
  return (
    <Page
      title={evaluation.evaluation_name}
      above={[[`/app/apps/${evaluation.app_id}`, evaluation.app_name]]}
      actions={<Actions evaluation={evaluation} reload={reload} />}
    >
      <Problem>{problem}</Problem>
      <ProgressOf {...evaluation} />
      {canEdit && (
        <>
          <Links evaluation={evaluation} />
          <Judges evaluation={evaluation} results={results.judges ?? []} />
        </>
      )}
      <Results results={results} />
      {canEdit && results.judgement_count > 0 && <DeployWinner evaluation={evaluation} results={results} />}
      {canEdit && <ShareResults evaluation={evaluation} />}
      <Scenarios evaluation={evaluation} />
      {canEdit && !evaluation.is_closed && evaluation.judgement_count === 0 && (
        <AddScenarios evaluation={evaluation} reload={reload} />
      )}
    </Page>
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
  evaluation: HumanEvaluation;
  reload: () => Promise<void>;
}

function Actions({ evaluation, reload }: ActionsProps) {
  const { client, can } = useSession();
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
    <>
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
      {can('editor') && (
        <button class="button" onClick={() => void attempt(close)}>
          {evaluation.is_closed ? 'Reopen' : 'Close'}
        </button>
      )}
      <Problem>{problem}</Problem>
    </>
  );
}

function download(name: string, type: string, text: unknown): void {
  const href = URL.createObjectURL(new Blob([String(text)], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
