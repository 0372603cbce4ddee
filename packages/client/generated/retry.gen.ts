// @generated from spec/ — do not edit. Run: pnpm generate

/**
 * Problem codes that the client may retry. `always`: the service did nothing. `idempotent`: the service may have
 * handled the request, so only idempotent calls are retried.
 */
export const retryableCodes = {
  "storage_unavailable": "idempotent",
  "overloaded": "always",
  "shutting_down": "always",
  "rate_limited": "always"
} as const;

/** Operations that create something each time, although their HTTP method is idempotent. */
export const nonIdempotentOperations: readonly string[] = ["PUT /variants/{variant_id}/parameters"];
