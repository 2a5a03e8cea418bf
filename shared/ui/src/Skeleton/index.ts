export { LoadingRegion, type LoadingRegionProps } from './LoadingRegion';
export { Skeleton, type SkeletonProps } from './Skeleton';
