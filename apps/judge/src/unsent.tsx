import type { JudgingState } from './judging/state.ts';
import { whyNotOffline } from './offline.ts';

export const scenarios = (count: number) => (count === 1 ? '1 scenario' : `${count} scenarios`);

/** Says how many scenarios the judge has judged, and how many of these judgements the server does not have yet. */
export function Judged({ state, total }: { state: JudgingState; total?: number }) {
  const { judgedCount, unsentCount, unsentJudgedCount, rejectedCount, phase } = state;
  const savedCount = Math.max(0, judgedCount - unsentJudgedCount);
  return (
    <>
      <p>
        You judged {total === undefined ? scenarios(judgedCount) : `${judgedCount} of ${total}`}.
        {unsentJudgedCount > 0 && ` The server has ${savedCount === 0 ? 'none' : savedCount} of these judgements.`}
      </p>
      {unsentCount > 0 && (
        <p class="problem" role="alert">
          {unsentJudgedCount === 0
            ? 'Your last change is only in this browser.'
            : `${judgements(unsentJudgedCount)} only in this browser.`}{' '}
          {phase === 'closed' || phase === 'revoked'
            ? 'If the link works again later, open it: the browser then sends the stored changes.'
            : whenSent(state)}
        </p>
      )}
      {rejectedCount > 0 && (
        <p class="problem">
          The server did not accept {rejectedCount === 1 ? '1 judgement' : `${rejectedCount} judgements`}, because the
          scenarios have changed.
        </p>
      )}
    </>
  );
}

const judgements = (count: number) => (count === 1 ? '1 judgement is' : `${count} judgements are`);

function whenSent({ isDurable }: JudgingState): string {
  return isDurable
    ? `The browser sends the stored changes when the connection is back. ${whyNotOffline}`
    : 'Leave this page open until the connection is back.';
}

/** Tells the judge that there is no connection, and when the browser will send the judgements. */
export function OfflineNotice({ state }: { state: JudgingState }) {
  return <p class="notice">There is no connection. You can go on. {whenSent(state)}</p>;
}
