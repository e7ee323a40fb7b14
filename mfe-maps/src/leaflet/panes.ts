/** Panes from bottom to top: the plan, the route (Leaflet's own pane, 400), the names, the pins (600). */
export const panes = { plan: 'plan', labels: 'labels' } as const;
