/** The actions in the admin log: for each kind of object, what people can do with it. */
export const actions = {
  app: ['create', 'rename', 'delete'],
  variant: ['create', 'revise', 'delete'],
  environment: ['protect'],
  deployment: ['create'],
  'deployment-request': ['create', 'approve', 'reject', 'withdraw'],
  evaluation: ['create', 'change', 'close', 'reopen', 'delete'],
  scenarios: ['add'],
  key: ['create', 'rotate', 'revoke'],
  invitation: ['create', 'join', 'revoke'],
  'results-key': ['create', 'revoke'],
  project: ['create', 'rename', 'delete', 'export', 'import'],
  user: ['erase'],
} as const;

/** Describes an action in words: `deployment-request.approve` becomes "approved deployment request". */
export function wordsOf(action: string): string {
  const [object = '', verb = ''] = action.split('.');
  const done = verb === 'withdraw' ? 'withdrew' : verb.replace(/e?$/, 'ed');
  return `${done} ${object === 'app' ? 'application' : object.replaceAll('-', ' ')}`;
}
