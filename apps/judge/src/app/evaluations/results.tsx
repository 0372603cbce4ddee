import type { HumanEvaluationResults } from '@jurybox/client';
import { AgreementResults } from './agreement-results.tsx';
import { PositionResults } from './position-results.tsx';
import { ScoreFigures } from './score-figures.tsx';
import { VoteFigures } from './vote-figures.tsx';

/** Shows the results of an evaluation as pictures, and each figure also as text. */
export function Results({ results }: { results: HumanEvaluationResults }) {
  const { judgement_count: count, votes, scores, agreement } = results;
  return (
    <section class="panel stack">
      <div class="panel-head">
        <h2>Results</h2>
        <a href="/docs/guides/results">What the figures mean</a>
      </div>
      {count === 0 ? (
        <p class="empty">Nothing is judged yet. Results appear here after the first judgement.</p>
      ) : (
        <>
          {votes !== null && <VoteFigures results={results} votes={votes} />}
          {scores !== null && <ScoreFigures {...scores} />}
          {agreement !== null && <AgreementResults agreement={agreement} isPreference={votes !== null} />}
          {votes !== null && votes.position !== null && <PositionResults {...votes.position} />}
        </>
      )}
    </section>
  );
}
