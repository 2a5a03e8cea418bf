export function DifferencePage() {
  return null;
}
