// fails: 01 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    long long a[1005], sum = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> a[i];
        sum += a[i];
    }
    int count = 0;
    long long part = 0;
    for (int i = 1; i <= n; i++) {
        part += a[i];
        if (a[i] * i > part) count++;
    }
    cout << count << endl;
    if (count == 0) cout << "none";
    for (int i = 1; i <= n; i++) {
        if (a[i] * n > sum) cout << i << " ";
    }
    cout << endl;
    return 0;
}
