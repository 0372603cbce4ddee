// @generated from spec/ — do not edit. Run: pnpm generate

/** The codes after which the client may retry: `always`, or only an `idempotent` operation. */
export const retryable = {
  "storage_unavailable": "idempotent",
  "overloaded": "always",
  "shutting_down": "always",
  "rate_limited": "always"
} as const;

/** Operations that are not idempotent although their method is. */
export const nonIdempotent: readonly string[] = ["PUT /variants/{variant_id}/parameters"];
