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
    for (int i = 1; i <= n; i++) {
        if (a[i] * n > sum) count++;
    }
    cout << count << endl;
    if (count == 0) cout << "none";
    for (int i = 1; i <= n; i++) {
        if (a[i] * n > sum) cout << i << " ";
    }
    cout << endl;
    return 0;
}
