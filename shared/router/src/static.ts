/* For what is drawn without a page: links lead to real addresses, and nothing navigates. */
export { StaticRouter } from 'react-router';
