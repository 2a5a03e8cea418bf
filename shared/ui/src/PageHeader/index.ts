export { PageHeader, type PageHeaderProps } from './PageHeader';
export { ShellPageHeader } from './ShellPageHeader';
