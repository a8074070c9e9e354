// fails: 07 WA, 08 WA, 10 WA, 11 WA, 12 WA
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Person {
    int number;
    int swaps;
};

vector<Person> line, merged;
long long total = 0;

void mergeSort(int l, int r) {
    if (l == r) return;
    int mid = (l + r) / 2;
    mergeSort(l, mid);
    mergeSort(mid + 1, r);
    int i = l, j = mid + 1;
    for (int k = l; k <= r; k++) {
        bool takesLeft = j > r || (i <= mid && line[i].number <= line[j].number);
        if (takesLeft) {
            line[i].swaps += j - mid - 1;
            merged[k] = line[i++];
        } else {
            line[j].swaps += mid - i + 1;
            total += mid - i + 1;
            merged[k] = line[j++];
        }
    }
    for (int k = l; k <= r; k++) line[k] = merged[k];
}

int main() {
    int n;
    int m, a, x, y;
    cin >> n >> m >> a >> x >> y;
    total = 0;
    line.resize(n);
    merged.resize(n);
    for (int i = 0; i < n; i++) {
        line[i].number = a;
        line[i].swaps = 0;
        a = (a * x + y) % m;
    }
    mergeSort(0, n - 1);
    int most = 0;
    for (int i = 0; i < n; i++) most = max(most, line[i].swaps);
    cout << total << " " << most << endl;
    return 0;
}
