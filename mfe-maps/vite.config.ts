import { defineRemote } from '@campusway/federation/remote';

export default defineRemote(import.meta.dirname, {
  together: {
    kit: /packages[\\/]web[\\/]|@lucide[\\/]/,
    // Without what finds and describes a route.
    ends: /mfe-maps[\\/]src[\\/](journey[\\/](use-link|find-endpoint)|pages[\\/]screen[\\/]screen-page|controls[\\/](EndpointMessages|StepFree)|parts[\\/]parts\.module)|wording[\\/]measures/,
    // Without the modules that only the directions page needs.
    plans:
      /[\\/]leaflet[\\/]|react-leaflet[\\/]|mfe-maps[\\/]src[\\/]map[\\/](canvas|labels|cards|plan)[\\/](?!DropPin|paint-still)|campus[\\/]src[\\/]scene[\\/]/,
    print: /mfe-maps[\\/]src[\\/](print[\\/](FloorPrint|PrintSheet)|controls[\\/]ShareBar\.module)/,
  },
});
