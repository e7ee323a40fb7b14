/** Maximum clock difference between instances. Later times come from a clock that was set back: they count as expired. */
export const maxSkewMs = 60_000;
