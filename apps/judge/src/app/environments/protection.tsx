import { updateEnvironment, type Environment } from '@jurybox/client';
import { formText } from '../../parts/form-text.ts';
import { Problem, useAction } from '../parts.tsx';
import { useSession } from '../session.ts';

interface Props {
  appId: string;
  environment: Environment;
  reload: () => Promise<void>;
}

/** The form that protects an environment: deployments then need the role admin, an approval, or both. */
export function Protection({ appId: app_id, environment, reload }: Props) {
  const { client, say } = useSession();
  const { onSubmit, isBusy, problem } = useAction();
  const submit = onSubmit(async (event) => {
    const body = {
      required_role: formText(event, 'role') as 'editor' | 'admin',
      requires_approval: formText(event, 'approval') !== '',
    };
    await updateEnvironment({ client, path: { app_id, environment: environment.environment }, body });
    say('The protection is stored.');
    await reload();
  });
  return (
    <section class="panel">
      <form class="stack" onSubmit={submit}>
        <h2>Protection</h2>
        <div class="columns">
          <label class="field">
            <span>Role that may deploy</span>
            <select name="role">
              {['editor', 'admin'].map((role) => (
                <option key={role} selected={role === environment.required_role}>
                  {role}
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input name="approval" type="checkbox" defaultChecked={environment.requires_approval ?? false} />
            <span>A second person approves each deployment</span>
          </label>
        </div>
        <div class="actions">
          <button class="button" disabled={isBusy}>
            Store the protection
          </button>
          <Problem>{problem}</Problem>
        </div>
      </form>
    </section>
  );
}
