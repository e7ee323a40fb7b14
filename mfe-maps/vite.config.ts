import { defineRemote } from '@campusway/federation/remote';

export default defineRemote(import.meta.dirname, {
  together: {
    // What the early route shares with the page, and what other pages need of that.
    base: /ui-kit[\\/]src[\\/](create-element|styles|lines|layout|button[\\/]Button\.module)|leaflet[\\/]markers\.module|labels[\\/](route-marks|label\.)|journey[\\/](parse-link|words)|routing[\\/]find-pin|campus[\\/]src[\\/]((text|level|place-kinds|model|closures[\\/][a-z-]+|lookup[\\/](room-code|fold-text|find-person))\.|wording|geometry[\\/](polygon|grid-index|segment|features|point)\.)/,
    ways: /campus[\\/]src[\\/](routing[\\/]|directions[\\/]|lookup[\\/]nearest)|sheet[\\/](Sheet|Peek)\.module/,
    // Without what finds and describes a route.
    kit: /packages[\\/]web[\\/]|@lucide[\\/]|mfe-maps[\\/]src[\\/](journey[\\/](use-link|find-endpoint|use-route-title)|pages[\\/]screen[\\/]screen-page|controls[\\/](EndpointMessages|StepFree)|parts[\\/]parts\.module)|wording[\\/]measures/,
    // Without the modules that only the directions page needs.
    plans:
      /[\\/]leaflet[\\/]|react-leaflet[\\/]|mfe-maps[\\/]src[\\/]map[\\/](canvas|labels|cards|plan)[\\/](?!DropPin|paint-still)|campus[\\/]src[\\/]scene[\\/]/,
    print: /mfe-maps[\\/]src[\\/](print[\\/](FloorPrint|PrintSheet)|controls[\\/]ShareBar\.module)/,
  },
});
