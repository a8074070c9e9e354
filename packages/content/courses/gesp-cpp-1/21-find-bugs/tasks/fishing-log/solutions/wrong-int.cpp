// fails: 07 WA, 11 WA, 12 WA, 13 WA, 14 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, x;
    cin >> n;
    int count = 0, best = 0;
    int sum = 0, average = 0;
    for (int i = 1; i <= n; i++) {
        cin >> x;
        if (x == 0) continue;
        count++;
        sum += x;
        if (x > best) best = x;
    }
    if (count > 0) average = sum / count;
    cout << count << " " << best << " " << average << endl;
    return 0;
}
