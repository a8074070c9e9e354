// fails: 01 WA, 02 WA, 03 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int sum = 0, high = 0, low = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        sum += x;
        high = max(high, x);
        low = min(low, x);
    }
    sum -= high + low;
    double avg = (double)sum / (n - 2);
    int mark = int(avg + 0.5);
    int prize = 0;
    if (mark >= 90)
        prize = 3;
    else if (mark >= 75) {
        if (high - low <= 15)
            prize = 2;
        else
            prize = 1;
    }
    cout << mark << " " << prize << endl;
    return 0;
}
