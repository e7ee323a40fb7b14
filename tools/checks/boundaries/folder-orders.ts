/** Entries of `packages`, and of each `src` with several folders, lowest layer first: each imports only those before it. */
const orders = {
  'auth-service/src': `
    policies storage errors.ts events.ts config.ts http-schemas.ts keys passwords services.ts http
    sessions accounts production-files.ts upkeep-timer.ts cli app.ts server.ts`,
  'mfe-auth/src': `
    form layout page-headers.ts login register reset account routes.ts remote.tsx dev.tsx`,
  'mfe-directory/src': `
    page-headers.ts rooms one-department campus-map staff departments
    place-page early room-details routes.ts remote.tsx gate.ts dev.tsx`,
  'mfe-maps/src': `
    journey controls map print parts pages early routes.ts remote.tsx dev.tsx`,
  'mfe-maps/src/map': `
    canvas labels leaflet plan cards category-chips`,
  'mfe-maps/src/pages/directions': `
    intro.ts journey-state.ts use-journey-state.ts use-journey.ts use-directions.ts form map sheet guidance JourneyPage.tsx`,
  'mfe-search/src': `
    links engine answer early suggest recent search home routes.ts remote.tsx dev.tsx gate.ts`,
  packages: 'domain web office operate service',
  'packages/domain/campus/src': `
    text.ts level.ts place-kinds.ts model.ts geometry lookup wording closures walking-graph scene labels
    content routing directions search index.ts`,
  'packages/office/college/src': `
    svg.ts shapes source check drawing pictures derive sheets route-proofs`,
  'packages/office/import/src': `
    earth-frame.ts guesses.ts model.ts geometry files derive export readers read-campus.ts write fix
    import-campus.ts people index.ts`,
  'packages/office/import/src/derive': `
    draft levels units rooms doors ways floors derive-campus.ts`,
  'packages/office/pages/src': 'records routes college html render-site.ts index.ts',
  'packages/operate/artefact/src': 'record build',
  'packages/operate/publishing/src': `
    signing site-folder college release serve gate commands`,
  'packages/operate/toolkit/src': `
    system-error.ts project.ts run-tool.ts folder-lock.ts ports.ts exported-names.ts document-section.ts
    tool-args.ts when-stopped.ts start-program.ts debian auth browser index.ts`,
  'packages/web/ui-kit/src': `
    global.css lines.module.css layout.module.css styles.ts class-names.ts create-element.ts announce icon
    pictogram button sign combobox form menu notice page-header keys list quick-links save schedule search
    share stage skeleton theme title index.ts`,
  'shell/src': `
    routes.ts not-found overrides previews remotes telemetry update registry session offline
    about route-effects layout routes prerendered App.tsx main.tsx`,
};

export const folderOrders: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(orders).map(([folder, order]) => [folder, order.trim().split(/\s+/)]),
);
