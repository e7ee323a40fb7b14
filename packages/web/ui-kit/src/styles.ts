import layout from './layout.module.css';
import lines from './lines.module.css';

/** Classes for what is not worth a component, such as `stack`, `row`, `soft`, `name`, `detail`, `nameLink`. */
export const styles = { ...lines, ...layout };
