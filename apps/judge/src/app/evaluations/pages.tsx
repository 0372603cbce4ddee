/** The pages about evaluations. The browser loads the code of all these pages when somebody opens the first of them. */
import { useSession } from '../session.ts';
import { EvaluationList } from './evaluation-list.tsx';
import { EvaluationPage } from './evaluation-page.tsx';
import { NewEvaluation } from './new-evaluation.tsx';
import { Problem } from '../parts.tsx';

export { SharedResults } from './shared-results.tsx';

export function Evaluations({ id }: { id?: string }) {
  const { can } = useSession();
  if (id === undefined) return <EvaluationList />;
  if (id !== 'new') return <EvaluationPage key={id} evaluationId={id} />;
  if (can('editor')) return <NewEvaluation />;
  return <Problem>Only a key with the role editor can create an evaluation.</Problem>;
}
