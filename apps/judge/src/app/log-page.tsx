import { listAdminLog, type AdminLogEntry } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { formText } from '../parts/form-text.ts';
import { Page, Shown, When, Who } from './parts.tsx';
import { useSession } from './session.ts';
import { useLoaded } from './use-loaded.ts';

const pageSize = 50;

interface Filters {
  action?: string;
  actor_user_id?: string;
  object_id?: string;
  created_from?: string;
  created_before?: string;
}

/** What people with the role editor or admin have changed in the project, newest first. */
export function LogPage() {
  const { client } = useSession();
  const [filters, setFilters] = useState<Filters>({});
  const [wanted, setWanted] = useState(pageSize);
  const loading = useLoaded(async () => {
    const items: AdminLogEntry[] = [];
    let cursor: string | null | undefined;
    // With filters, a page may be empty although more entries follow.
    while (items.length < wanted && cursor !== null) {
      const query = { limit: pageSize, ...filters, ...(cursor === undefined ? {} : { cursor }) };
      const page = await listAdminLog({ client, query });
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return { items, hasMore: cursor !== null };
  }, [client, filters, wanted]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = ['action', 'actor_user_id', 'object_id'].map((name) => [name, formText(event, name)]);
    const [from, before] = [formText(event, 'from'), formText(event, 'before')];
    setWanted(pageSize);
    setFilters({
      ...Object.fromEntries(found.filter(([, value]) => value !== '')),
      ...(from === '' ? {} : { created_from: new Date(`${from}T00:00`).toISOString() }),
      ...(before === '' ? {} : { created_before: new Date(`${before}T00:00`).toISOString() }),
    });
  };
  return (
    <Page title="Admin log">
      <section class="panel">
        <form class="stack" onSubmit={submit}>
          <div class="columns">
            <label class="field">
              <span>Action</span>
              <input name="action" placeholder="deployment.create" autocapitalize="none" />
            </label>
            <label class="field">
              <span>User id</span>
              <input name="actor_user_id" maxLength={36} />
            </label>
            <label class="field">
              <span>Object id</span>
              <input name="object_id" maxLength={128} />
            </label>
            <label class="field">
              <span>From</span>
              <input name="from" type="date" />
            </label>
            <label class="field">
              <span>Before</span>
              <input name="before" type="date" />
            </label>
          </div>
          <div>
            <button class="button">Filter</button>
          </div>
        </form>
      </section>
      <section class="panel stack">
        <h2>Entries</h2>
        <Shown of={loading}>
          {({ items, hasMore }) => (
            <>
              {items.length === 0 && <p class="empty">No entry matches.</p>}
              {items.length > 0 && <Entries entries={items} />}
              {hasMore && (
                <button class="button" onClick={() => setWanted(wanted + pageSize)}>
                  Show older entries
                </button>
              )}
            </>
          )}
        </Shown>
      </section>
    </Page>
  );
}

function Entries({ entries }: { entries: AdminLogEntry[] }) {
  return (
    <table class="rows">
      <thead>
        <tr>
          <th>When</th>
          <th>Who</th>
          <th>Action</th>
          <th>Object</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ entry_id, created_at, actor_user_id: actor, action, object_id, object_name: name }) => (
          <tr key={entry_id}>
            <th scope="row" class="small">
              <When at={created_at} />
            </th>
            <td data-label="Who">{actor === null ? 'the command line' : <Who id={actor} />}</td>
            <td data-label="Action">
              <code>{action}</code>
            </td>
            <td data-label="Object" title={object_id} dir="auto">
              {name ?? object_id}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
