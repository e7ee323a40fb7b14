// Shared packages are known only in modules that are loaded after the first.
import('./page.jsx');
