interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}

/** Browsers allow service workers only on https and localhost. */
const canOpenOffline = isSecureContext && 'serviceWorker' in navigator;

/** The sentence that says why the browser cannot open the page without a connection. Empty if it can. */
export const whyNotOffline = canOpenOffline
  ? ''
  : `Without a connection, this page cannot be opened again, because ${
      isSecureContext ? 'this browser does not allow it' : 'its address begins with http and not with https'
    }.`;

/** Registers the service worker, which lets the browser open the page without a connection. */
export function keepPageForOffline(): void {
  if (!canOpenOffline) return;
  // The content security policy requires a trusted-types policy with this name. Ours can only create this one address.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = () => './service-worker.js';
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL });
  const address = policy?.createScriptURL('') ?? createScriptURL();
  // Without a service worker, the page works, but only with a connection.
  navigator.serviceWorker.register(address).catch(() => undefined);
}
